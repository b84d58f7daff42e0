import { withWords } from '../../later-parts/withWords.tsx';
import { historyWords } from './historyWords.ts';

/** A person on the board, with messages: loaded on demand. */
export const InfoDialog = withWords(
  async () =>
    (await import(/* webpackChunkName: "plan-history" */ './InfoContent.tsx')).InfoContent,
  historyWords,
);
