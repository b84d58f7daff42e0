/** Why a camera shows nothing: denied, missing, in use by another program, or another reason. */
export type CameraFault = 'REFUSED' | 'MISSING' | 'BUSY' | 'OTHER';

/** The browsers' error names, including those of earlier Chrome and Firefox versions. */
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

/** Maps a rejection of `getUserMedia` to a camera fault. */
export function cameraFault(failure: unknown): CameraFault {
  const name = failure instanceof Error || failure instanceof DOMException ? failure.name : '';
  return faults[name] ?? 'OTHER';
}
