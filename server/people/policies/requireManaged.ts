import { isManager } from 'shared-contracts';
import type { EmployeeActor } from '../../calls/actor.ts';
import { Refusal } from '../../calls/refusal.ts';
import { requireFound } from '../../calls/sharedRefusals.ts';
import type { Runner } from '../../database/statement.ts';
import {
  managedAssignments,
  managedFromNowOn,
  type ManagedAssignment,
} from '../data/managedAssignments.ts';
import { decidesOn } from '../rules/decidesOn.ts';

/*
 * Who manages whom. What a manager does not manage does not exist for the manager: NOT_FOUND.
 */

/** What somebody manages now; nothing without APPROVE_TIME or SUPER_ADMIN (spec §6). */
export async function managedBy(
  database: Runner,
  employee: EmployeeActor,
  now: Date,
): Promise<ManagedAssignment[]> {
  return isManager(employee.authorities) ? managedAssignments(database, employee.id, now) : [];
}

/** The assignments, if the manager manages each of them now. */
export async function requireManaged(
  database: Runner,
  manager: EmployeeActor,
  assignmentIds: readonly number[],
  now: Date,
): Promise<ManagedAssignment[]> {
  const managed = await managedBy(database, manager, now);
  return assignmentIds.map((id) => requireAmong(managed, id));
}

/** The assignments of the days, if the manager manages each of them now and on its day. */
export async function requireManagedOn(
  database: Runner,
  manager: EmployeeActor,
  days: readonly { readonly assignmentId: number; readonly date: string }[],
  now: Date,
): Promise<ManagedAssignment[]> {
  const ids = days.map(({ assignmentId }) => assignmentId);
  const managed = await requireManaged(database, manager, ids, now);
  if (!days.every(({ date }, index) => decidesOn(managed[index], date))) {
    throw new Refusal('NOT_FOUND');
  }
  return managed;
}

/** The person's assignments that the manager manages now, if there is one. */
export async function requireManagedPerson(
  database: Runner,
  manager: EmployeeActor,
  employeeId: number,
  now: Date,
): Promise<ManagedAssignment[]> {
  const managed = await managedBy(database, manager, now);
  const theirs = managed.filter((each) => each.employeeId === employeeId);
  if (theirs.length === 0) throw new Refusal('NOT_FOUND');
  return theirs;
}

/** The assignment, if the planner manages it now or later. */
export async function requirePlanned(
  database: Runner,
  planner: EmployeeActor,
  assignmentId: number,
  now: Date,
): Promise<ManagedAssignment> {
  return requireAmong(await managedFromNowOn(database, planner.id, now), assignmentId);
}

/** The assignment, if it is one of those that the manager manages. */
export function requireAmong(managed: readonly ManagedAssignment[], id: number): ManagedAssignment {
  const own = managed.find(({ assignmentId }) => assignmentId === id);
  requireFound(own);
  return own;
}
