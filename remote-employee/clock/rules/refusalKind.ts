import type { ErrorCode } from 'shared-contracts';

/** How a refused punch is explained. */
export type RefusalKind =
  | 'ended'
  | 'break-running'
  | 'no-break'
  | 'leave'
  | 'no-location'
  | 'outside'
  | 'not-allowed'
  | 'other';

export function refusalKind(code: ErrorCode): RefusalKind {
  switch (code) {
    case 'CLOCK_OUT_ALREADY_RECORDED':
      return 'ended';
    case 'SEGMENT_ALREADY_OPEN':
      return 'break-running';
    case 'NO_OPEN_SEGMENT':
      return 'no-break';
    case 'ON_APPROVED_LEAVE':
      return 'leave';
    case 'LOCATION_REQUIRED':
      return 'no-location';
    case 'OUTSIDE_GEOFENCE':
      return 'outside';
    case 'ACCESS_DENIED':
    case 'FEATURE_OFF':
      return 'not-allowed';
    default:
      return 'other';
  }
}
