import { withWords } from '../../later-parts/withWords.tsx';
import { assignWords } from './assignWords.ts';

/** The panel beside the board, with its words: fetched when it is first opened. */
export const AssignPanel = withWords(
  async () =>
    (await import(/* webpackChunkName: "assigning" */ './AssignContent.tsx')).AssignContent,
  assignWords,
);
