import { withWords } from '../../later-parts/withWords.tsx';
import { historyWords } from './historyWords.ts';

/** Who somebody on the board is, with its words: fetched when it is first opened. */
export const InfoDialog = withWords(
  async () =>
    (await import(/* webpackChunkName: "plan-history" */ './InfoContent.tsx')).InfoContent,
  historyWords,
);
