import { later } from '../later/later.ts';

/** Loads the face detector. Its worker is part of the shell's build: a remote could not load it. */
export const loadFaceDetector = later(
  () => import(/* webpackChunkName: "detector-start" */ './startFaceDetector.ts'),
  'only when wanted',
).load;
