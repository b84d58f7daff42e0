import { later } from '../later/later.ts';

/**
 * Loads the reader of spreadsheets. Its worker is part of the shell's build, like that of the face
 * detector: a remote could not load it.
 */
export const loadSheetReader = later(
  () => import(/* webpackChunkName: "sheet-reader-start" */ './readSheet.ts'),
  'only when wanted',
).load;
