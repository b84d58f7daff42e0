import type { HrFailure } from '../../hr-outbox/rules/outbox.ts';

/** Whether a retry can help; otherwise a person must act first. */
export const isRetriable: Readonly<Record<HrFailure, boolean>> = {
  UNREACHABLE: true,
  BUSY: true,
  UNKNOWN_PERSON: false,
  UNKNOWN_SCHEDULE: false,
  OTHER_DAY: false,
  REFUSED: false,
};
