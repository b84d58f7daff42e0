import { withWords } from '../../later-parts/withWords.tsx';
import { historyWords } from './historyWords.ts';

/** What was assigned to somebody, with its words: fetched when it is first opened. */
export const HistoryDialog = withWords(
  async () =>
    (await import(/* webpackChunkName: "plan-history" */ './HistoryContent.tsx')).HistoryContent,
  historyWords,
);
