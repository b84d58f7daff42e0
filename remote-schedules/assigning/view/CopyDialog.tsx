import { withWords } from '../../later-parts/withWords.tsx';
import { assignWords } from './assignWords.ts';

/** The dialog that copies schedules, with its messages: loaded on demand. */
export const CopyDialog = withWords(
  async () => (await import(/* webpackChunkName: "assigning" */ './CopyContent.tsx')).CopyContent,
  assignWords,
);
