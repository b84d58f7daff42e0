import { withWords } from '../../later-parts/withWords.tsx';
import { historyWords } from './historyWords.ts';

/** A person's assignments, with messages: loaded on demand. */
export const HistoryDialog = withWords(
  async () =>
    (await import(/* webpackChunkName: "plan-history" */ './HistoryContent.tsx')).HistoryContent,
  historyWords,
);
