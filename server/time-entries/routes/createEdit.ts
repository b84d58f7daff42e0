import { localDay, type components } from 'shared-contracts';
import type { WritableBook } from '../../shift-changes/createShiftCommits.ts';
import type { Answer, CallRequest, Handler, OperationId } from '../../calls/calls.ts';
import type { ServerContext } from '../../calls/serverContext.ts';
import type { Runner } from '../../database/statement.ts';
import {
  dismiss,
  dismissRejection,
  dismissRequests,
} from '../../notifications/data/notifications.ts';
import { notify } from '../../notifications/data/notify.ts';
import type { Notice } from '../../notifications/rules/notice.ts';
import { findDeciders } from '../../people/data/managersOf.ts';
import { preparedCommand, type Prepared } from '../../calls/preparedCommand.ts';
import type { ChainHead } from '../../records/rules/record.ts';
import { presentShifts } from '../../shifts/data/presentShifts.ts';
import type { Editor } from '../rules/editor.ts';
import { inEffect } from '../../shifts/rules/inEffect.ts';
import type { ShiftChange } from '../../shifts/rules/shiftChange.ts';
import type { AssignmentFacts } from '../../shifts/rules/timePairContext.ts';
import type { Shift, TimePairRow } from '../../shifts/rules/timePairRow.ts';

type PersonName = components['schemas']['PersonName'];

/** A command's planned change, decided from the state that was read. */
export interface PlannedEdit<Id extends OperationId> {
  readonly head: ChainHead;
  readonly change: ShiftChange;
  readonly assignment: AssignmentFacts;
  readonly editor: Editor;
  /** The author of the previous version. */
  readonly modifiedBy: PersonName | null;
  /** The notification for the person if a manager made the change. */
  readonly notice: 'TIME_ADDED' | 'TIME_EDITED' | null;
  /** The editor's notifications that the edit settles. */
  readonly notificationIds: readonly number[];
  /** False if a deletion applies only here (`shouldSyncWithEC`). */
  readonly everywhere?: boolean;
  readonly answer: (timePair: components['schemas']['TimePair']) => Answer<Id>;
}

/**
 * Creates commands that change one shift: read, decide, present, and then save the change with its
 * record, its answer and its notifications in one transaction. Reads and decides again if anything
 * else was recorded for the assignment in the meantime.
 */
export function createEdit({ database, push }: ServerContext, book: WritableBook) {
  /** Returns the people whose notifications changed. */
  async function tellPeople<Id extends OperationId>(
    transaction: Runner,
    { change, assignment, editor, notice, notificationIds }: PlannedEdit<Id>,
    at: Date,
  ): Promise<number[]> {
    const { pair } = change.after;
    const asked = settlesDeletion(change)
      ? await transaction.run(dismissRequests, [[pair.id], at])
      : [];
    const settled =
      change.before?.pair.status === 'REJECTED' && pair.status !== 'REJECTED'
        ? await transaction.run(dismissRejection, [
            assignment.employeeId,
            change.before.pair.id,
            at,
          ])
        : [];
    const dismissed =
      notificationIds.length === 0
        ? []
        : await transaction.run(dismiss, [editor.id, notificationIds, at]);
    const deciders = asksForDeletion(change)
      ? await transaction.run(findDeciders, [
          assignment.id,
          localDay(at.toISOString(), assignment.timeZone),
          pair.start_date,
        ])
      : [];
    const notices = noticesOf({ assignment, editor, notice, pair }, deciders);
    return [
      ...(await notify(transaction, notices, at)),
      ...(settled.length > 0 ? [assignment.employeeId] : []),
      ...(dismissed.length > 0 ? [editor.id] : []),
      ...asked.map(({ employee_id: id }) => id),
    ];
  }

  async function prepare<Id extends OperationId>(
    request: CallRequest<Id>,
    planned: PlannedEdit<Id>,
  ): Promise<Prepared<Id>> {
    const { change, head, everywhere, editor } = planned;
    const by = {
      actorKind: 'employee',
      actorId: editor.id,
      at: request.now.toISOString(),
    } as const;
    const commit = await book.prepare(by, [
      { ...change, after: sorted(change.after), head, everywhere },
    ]);
    const [after] = commit.shifts;
    if (after === undefined) throw new Error('The change returned no shift.');
    const shown = { ...inEffect(after), modifiedBy: modifierOf(after, planned) };
    const [timePair] = await presentShifts(book, [shown], request);
    if (timePair === undefined) throw new Error('The presentation returned no shift.');
    let notified: readonly number[] = [];
    return {
      answer: planned.answer(timePair),
      write: async (transaction) => {
        await commit.write(transaction);
        notified = await tellPeople(transaction, planned, request.now);
      },
      tell: () => {
        commit.tell();
        if (notified.length === 0) return;
        push.publish({ type: 'notifications-changed', employeeIds: [...notified] });
      },
    };
  }

  return function edit<Id extends OperationId>(
    plan: (request: CallRequest<Id>) => Promise<PlannedEdit<Id>>,
  ): Handler<Id> {
    return preparedCommand<Id>(database, async (request) => prepare(request, await plan(request)));
  };
}

/**
 * The person's notification about a manager's change, and the managers' about a pending deletion.
 */
function noticesOf(
  { assignment, editor, notice, pair }: NoticedEdit,
  deciders: readonly { readonly id: number }[],
): Notice[] {
  const name = `${editor.firstName} ${editor.lastName}`;
  const entry = {
    assignmentId: assignment.id,
    timePairId: pair.id,
    time: { start: pair.clock_in, end: pair.clock_out, timeZone: pair.time_zone },
  };
  if (editor.actsAs === 'EMPLOYEE') {
    return deciders.map(({ id }) => ({
      kind: 'DELETION_REQUESTED',
      employeeId: id,
      employee: name,
      ...entry,
    }));
  }
  if (notice === null) return [];
  return [{ kind: notice, employeeId: assignment.employeeId, manager: name, ...entry }];
}

type NoticedEdit = Pick<PlannedEdit<OperationId>, 'assignment' | 'editor' | 'notice'> & {
  readonly pair: TimePairRow;
};

function asksForDeletion({ before, after }: ShiftChange): boolean {
  return after.pair.status === 'PENDING_DELETE' && before?.pair.status !== 'PENDING_DELETE';
}

/** Whether the people who were asked about the deletion need not answer any more. */
function settlesDeletion({ before, after }: ShiftChange): boolean {
  return before?.pair.status === 'PENDING_DELETE' && after.pair.status !== 'PENDING_DELETE';
}

/** The author of the presented version. */
function modifierOf(
  { pair: { modified_by: id } }: Shift,
  { editor, modifiedBy }: Pick<PlannedEdit<OperationId>, 'editor' | 'modifiedBy'>,
): PersonName | null {
  const { firstName, lastName } = editor;
  return id === editor.id ? { id, firstName, lastName } : modifiedBy;
}

/** Segments by start time, as they are stored. */
function sorted(shift: Shift): Shift {
  const segments = shift.segments.toSorted((a, b) => (a.clock_in < b.clock_in ? -1 : 1));
  return { ...shift, segments };
}
