import { laterDialog } from 'shared-ui';

export const CalendarDialog = laterDialog(
  async () => (await import('./CalendarContent.tsx')).CalendarContent,
  {
    words: {
      en: () => import(/* webpackChunkName: "later-words-en" */ '../messages/en.ts'),
      de: () => import(/* webpackChunkName: "later-words-de" */ '../messages/de.ts'),
      es: () => import(/* webpackChunkName: "later-words-es" */ '../messages/es.ts'),
      th: () => import(/* webpackChunkName: "later-words-th" */ '../messages/th.ts'),
    },
  },
);
