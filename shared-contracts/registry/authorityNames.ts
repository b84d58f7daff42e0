import type { Authority } from '../rules/authorities.ts';

/** Every authority, to detect misspelt names. */
export const authorityNames: readonly string[] = Object.keys({
  APPROVE_TIME: true,
  CAPTURE_CALL_BACK: true,
  CAPTURE_TIME: true,
  VIEW_TIME: true,
  ADD_TIME: true,
  ASSIGN_WORK_SCHEDULES: true,
  MANAGE_COMPANY: true,
  DEV_ADMIN: true,
  SUPER_ADMIN: true,
} satisfies Record<Authority, true>);
