import { withWords } from '../../later-parts/withWords.tsx';

export const ScheduleReportDialog = withWords(
  async () => (await import('./ScheduleReportContent.tsx')).ScheduleReportContent,
  {
    en: () => import(/* webpackChunkName: "later-words-en" */ '../messages/en.ts'),
    de: () => import(/* webpackChunkName: "later-words-de" */ '../messages/de.ts'),
    es: () => import(/* webpackChunkName: "later-words-es" */ '../messages/es.ts'),
    th: () => import(/* webpackChunkName: "later-words-th" */ '../messages/th.ts'),
  },
);
