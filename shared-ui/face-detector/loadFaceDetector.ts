/** What starts the detector of faces. Its thread lies beside the shell: no remote could bring it. */
export const loadFaceDetector = () =>
  import(/* webpackChunkName: "detector-start" */ './startFaceDetector.ts');
