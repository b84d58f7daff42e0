import { isManager } from 'shared-contracts';
import type { EmployeeActor } from '../../calls/actor.ts';
import { Refusal } from '../../calls/refusal.ts';

/** Managers only: ACCESS_DENIED without APPROVE_TIME and SUPER_ADMIN (spec §6). */
export function requireManager({ authorities }: EmployeeActor): void {
  if (!isManager(authorities)) throw new Refusal('ACCESS_DENIED');
}
