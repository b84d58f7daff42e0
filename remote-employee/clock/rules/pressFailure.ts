import type { ApiFailure } from 'shared-contracts';

type Failure = Pick<ApiFailure, 'code' | 'status'>;

/** Whether the same press, sent again with its key, may come through: nobody has judged it yet. */
export function mayPassNextTime({ code, status }: Failure): boolean {
  if (code === 'REQUEST_IN_PROGRESS') return true;
  return status === undefined || status === 502 || status === 503 || status === 504;
}

/** What is told of a press that the server refused; `null` where the shell has told it already. */
export function refusalKind({
  code,
}: Failure): 'ended' | 'break-running' | 'no-break' | 'not-allowed' | 'other' | null {
  switch (code) {
    case 'NO_SESSION':
      return null;
    case 'CLOCK_OUT_ALREADY_RECORDED':
      return 'ended';
    case 'SEGMENT_ALREADY_OPEN':
      return 'break-running';
    case 'NO_OPEN_SEGMENT':
      return 'no-break';
    case 'ACCESS_DENIED':
    case 'FEATURE_OFF':
      return 'not-allowed';
    default:
      return 'other';
  }
}
