import { laterDialog } from 'shared-ui';

export const ScheduleReportDialog = laterDialog(
  async () => (await import('./ScheduleReportContent.tsx')).ScheduleReportContent,
  {
    words: {
      en: () => import(/* webpackChunkName: "later-words-en" */ '../messages/en.ts'),
      de: () => import(/* webpackChunkName: "later-words-de" */ '../messages/de.ts'),
      es: () => import(/* webpackChunkName: "later-words-es" */ '../messages/es.ts'),
      th: () => import(/* webpackChunkName: "later-words-th" */ '../messages/th.ts'),
    },
  },
);
