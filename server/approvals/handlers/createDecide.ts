import type { WritableBook } from '../../shift-changes/createShiftCommits.ts';
import type { CallRequest, Handler } from '../../calls/calls.ts';
import { Refusal } from '../../calls/refusal.ts';
import { command } from '../../calls/commands.ts';
import type { Unit, UnitContext } from '../../calls/unitOfWork.ts';
import { dismissRequests } from '../../notifications/data/notifications.ts';
import { notify } from '../../notifications/data/notify.ts';
import { readFullName } from '../../people/data/employees.ts';
import { noticeOf } from '../rules/noticeOf.ts';
import type { ChangedEntry } from './changedEntry.ts';
import { createJudge } from './createJudge.ts';
import { tellOfDecisions, writeDecisions } from './writeDecisions.ts';
import { requireSaneRequest } from './requireSaneRequest.ts';

/**
 * Approves, rejects or reopens entries, each by itself, in one transaction with their records and
 * notifications. Of a correction and the time that it overlaps, only one can be approved: the row's
 * code is TIME_COLLISION. If somebody else was first, the row names that person.
 */
export function createDecide(context: UnitContext, book: WritableBook): Handler<'decideTimePairs'> {
  const { database } = context;
  const judge = createJudge(context, book);

  return command(context, async (request, unit) => {
    const { employee, now } = request;
    await requireDecidable(request, book);
    const { results, changed } = await judge(request);
    const [person] = await database.run(readFullName, { id: employee.id });

    // A rejected correction can bring its approved version back, as a second change.
    const restored = changed.flatMap((each) => each.restored ?? []);
    const all = [...changed, ...restored];
    await writeDecisions(unit, book, request, { results, changed: all });
    const notices = changed.map((each) => noticeOf(each, person?.name ?? ''));
    await notify(unit, notices, now);
    const managers = await dismissDeletionRequests(unit, changed, now);
    tellOfDecisions(unit, all, managers);
    return { status: 200, body: { results } };
  });
}

/** Dismisses the deletion requests that were decided; returns the managers who had them. */
async function dismissDeletionRequests(
  unit: Unit,
  changed: readonly ChangedEntry[],
  now: Date,
): Promise<{ readonly employee_id: number }[]> {
  const deletions = changed.filter(({ action }) => action.startsWith('DELETION_'));
  if (deletions.length === 0) return [];
  const timePairIds = deletions.map(({ after }) => after.pair.id);
  return unit.run(dismissRequests, { timePairIds, dismissedAt: now });
}

/** Reopening needs a reason, which the person is told. */
async function requireDecidable(
  { body, employee }: CallRequest<'decideTimePairs'>,
  { features }: Pick<WritableBook, 'features'>,
): Promise<void> {
  const { requestedByUserId, statusRequests, reason } = body;
  const ids = statusRequests.map(({ timePairId }) => timePairId);
  const fieldOf = (index: number) => `statusRequests.${index}.timePairId`;
  await requireSaneRequest({ requestedByUserId, ids, fieldOf }, employee, features);
  const reopens = statusRequests.some(({ status }) => status === 'PENDING');
  if (reopens && (reason ?? '').trim() === '') {
    throw new Refusal('VALIDATION_FAILED', { fields: [{ field: 'reason', fault: 'required' }] });
  }
}
