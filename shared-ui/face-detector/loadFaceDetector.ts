/** Loads the face detector. Its worker is part of the shell's build: a remote could not load it. */
export const loadFaceDetector = () =>
  import(/* webpackChunkName: "detector-start" */ './startFaceDetector.ts');
