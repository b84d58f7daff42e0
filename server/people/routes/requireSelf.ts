import type { EmployeeActor } from '../../http/actor.ts';
import { Refusal } from '../../http/refusal.ts';

/** Own things only: those of anybody else do not exist for the caller (NOT_FOUND). */
export function requireSelf(employee: EmployeeActor, id: number): void {
  if (employee.id !== id) throw new Refusal('NOT_FOUND');
}
