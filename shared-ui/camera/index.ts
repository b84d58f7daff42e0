export { useCamera, type Camera } from './useCamera.ts';
