import { ApiFailure } from 'shared-contracts';

/** Whether a call failed because this API could not be asked: no answer, another's, or a 5xx. */
export function isOutOfReach(fault: unknown): boolean {
  if (!(fault instanceof ApiFailure)) return false;
  return fault.status === undefined || fault.status >= 500 || fault.code === 'UNKNOWN_RESPONSE';
}
