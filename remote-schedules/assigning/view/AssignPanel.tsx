import { withWords } from '../../later-parts/withWords.tsx';
import { assignWords } from './assignWords.ts';

/** The panel next to the board, with its messages: loaded on demand. */
export const AssignPanel = withWords(
  async () =>
    (await import(/* webpackChunkName: "assigning" */ './AssignContent.tsx')).AssignContent,
  assignWords,
);
