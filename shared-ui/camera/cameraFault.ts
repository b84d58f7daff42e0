/**
 * Why a camera shows nothing: it is not allowed here, there is none, another program has it, or for
 * any other reason.
 */
export type CameraFault = 'REFUSED' | 'MISSING' | 'BUSY' | 'OTHER';

/** What browsers call it, earlier ones of Chrome and Firefox included. */
const faults: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: 'REFUSED',
  PermissionDeniedError: 'REFUSED',
  SecurityError: 'REFUSED',
  NotFoundError: 'MISSING',
  DevicesNotFoundError: 'MISSING',
  OverconstrainedError: 'MISSING',
  NotReadableError: 'BUSY',
  TrackStartError: 'BUSY',
  AbortError: 'BUSY',
};

/** What `getUserMedia` was refused with, as a fault of the camera. */
export function cameraFault(failure: unknown): CameraFault {
  const name = failure instanceof Error || failure instanceof DOMException ? failure.name : '';
  return faults[name] ?? 'OTHER';
}
