export type { CameraFault } from './cameraFault.ts';
export { useCamera, type Camera } from './useCamera.ts';
