import type { CallRequest } from '../../calls/calls.ts';
import { requireFound } from '../../calls/sharedRefusals.ts';
import type { Database } from '../../database/database.ts';
import type { ManagedAssignment } from '../../people/data/managedAssignments.ts';
import { managedBy, requireAmong } from '../../people/policies/requireManaged.ts';
import { findKept, type KeptRow } from '../data/keptPunches.ts';

/**
 * A kept punch, of nobody known or of somebody whom the manager manages now, and the assignment for
 * which it is recorded; null if it is set aside. NOT_FOUND for everything else.
 */
export async function requireKeptPunch(
  database: Database,
  { employee, path, body, now }: CallRequest<'settleKeptPunch'>,
): Promise<{ readonly kept: KeptRow; readonly target: ManagedAssignment | null }> {
  const managed = await managedBy(database, employee, now);
  const target = body.assignmentId === null ? null : requireAmong(managed, body.assignmentId);
  const employeeIds = managed.map(({ employeeId }) => employeeId);
  const [kept] = await database.run(findKept, { id: path.id, employeeIds });
  requireFound(kept);
  return { kept, target };
}
