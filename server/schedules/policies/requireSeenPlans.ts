import { isManager, showsTime } from 'shared-contracts';
import type { Reader } from '../../calls/actor.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { Database } from '../../database/database.ts';
import type { Features } from '../../features/createFeatures.ts';
import { requireOn } from '../../features/requireOn.ts';
import { managedFromNowOn } from '../../people/data/managedAssignments.ts';
import { reachedByKey } from '../../people/data/reachedByKey.ts';
import { requireAmong } from '../../people/policies/requireManaged.ts';
import { readOwnAssignments } from '../data/ownAssignments.ts';
import type { OpenRange } from '../rules/uncoveredDays.ts';

/**
 * Who sees the plans of these assignments: their own people, if their time is captured or viewed
 * (ACCESS_DENIED), managers who manage them now or later (NOT_FOUND), and keys that reach them
 * (NOT_FOUND); each has a switch.
 * Returns the managing ranges of the others' assignments.
 */
export async function requireSeenPlans(
  database: Database,
  features: Pick<Features, 'isOn'>,
  { reader, now }: { readonly reader: Reader; readonly now: Date },
  assignmentIds: readonly number[],
): Promise<ReadonlyMap<number, readonly OpenRange[]>> {
  if (reader.kind === 'api-key') {
    const reached = await reachedByKey(database, reader, assignmentIds);
    if (reached.length < assignmentIds.length) throw new Refusal('NOT_FOUND');
    await requireOn(features, 'MANAGER_WORK_SCHEDULES');
    return new Map();
  }
  const own = await database.run(readOwnAssignments, { employeeId: reader.id });
  const mine = own.filter(({ id }) => assignmentIds.includes(id));
  const managed = isManager(reader.authorities)
    ? await managedFromNowOn(database, reader.id, now)
    : [];
  const theirs = assignmentIds
    .filter((id) => !mine.some((each) => each.id === id))
    .map((id) => requireAmong(managed, id));
  if (mine.length > 0) await requireOn(features, 'EMPLOYEE_WORK_SCHEDULES');
  if (theirs.length > 0) await requireOn(features, 'MANAGER_WORK_SCHEDULES');
  if (!mine.every(({ authorities }) => showsTime(authorities))) throw new Refusal('ACCESS_DENIED');
  return new Map(theirs.map(({ assignmentId, ranges }) => [assignmentId, ranges]));
}
