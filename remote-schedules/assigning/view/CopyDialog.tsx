import { withWords } from '../../later-parts/withWords.tsx';
import { assignWords } from './assignWords.ts';

/** The dialog that copies schedules, with its words: fetched when it is first opened. */
export const CopyDialog = withWords(
  async () => (await import(/* webpackChunkName: "assigning" */ './CopyContent.tsx')).CopyContent,
  assignWords,
);
