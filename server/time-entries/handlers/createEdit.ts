import { localDay, type components } from 'shared-contracts';
import type { WritableBook } from '../../shift-changes/createShiftCommits.ts';
import type { Answer, CallRequest, Handler, OperationId } from '../../calls/calls.ts';
import type { Unit, UnitContext } from '../../calls/unitOfWork.ts';
import {
  dismiss,
  dismissRejection,
  dismissRequests,
} from '../../notifications/data/notifications.ts';
import { notify } from '../../notifications/data/notify.ts';
import type { Notice } from '../../notifications/rules/notice.ts';
import { findDeciders } from '../../people/data/managersOf.ts';
import { command } from '../../calls/commands.ts';
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
 * Creates commands that change one shift: read and decide (`plan`), present, and save the change
 * with its record, its answer and its notifications.
 */
export function createEdit(context: UnitContext, book: WritableBook) {
  return function edit<Id extends OperationId>(
    plan: (request: CallRequest<Id>) => Promise<PlannedEdit<Id>>,
  ): Handler<Id> {
    return command(context, async (request, unit) => {
      const planned = await plan(request);
      const { head, everywhere, editor } = planned;
      const by = {
        actorKind: 'employee',
        actorId: editor.id,
        at: request.now.toISOString(),
      } as const;
      const change = await book.prepare(by, [
        { ...planned.change, after: sorted(planned.change.after), head, everywhere },
      ]);
      const [after] = change.shifts;
      if (after === undefined) throw new Error('The change returned no shift.');
      const shown = { ...inEffect(after), modifiedBy: modifierOf(after, planned) };
      const [timePair] = await presentShifts(book, [shown], request);
      if (timePair === undefined) throw new Error('The presentation returned no shift.');

      unit.stage(change);
      const employeeIds = await tellPeople(unit, planned, request.now);
      if (employeeIds.length > 0) unit.tell({ type: 'notifications-changed', employeeIds });
      return planned.answer(timePair);
    });
  };
}

/** Returns the people whose notifications changed. */
async function tellPeople(
  unit: Unit,
  { change, assignment, editor, notice, notificationIds }: PlannedEdit<OperationId>,
  at: Date,
): Promise<number[]> {
  const { pair } = change.after;
  const asked = settlesDeletion(change)
    ? await unit.run(dismissRequests, { timePairIds: [pair.id], dismissedAt: at })
    : [];
  const settled =
    change.before?.pair.status === 'REJECTED' && pair.status !== 'REJECTED'
      ? await unit.run(dismissRejection, {
          employeeId: assignment.employeeId,
          timePairId: change.before.pair.id,
          at,
        })
      : [];
  const dismissed =
    notificationIds.length === 0
      ? []
      : await unit.run(dismiss, { employeeId: editor.id, ids: notificationIds, dismissedAt: at });
  const today = localDay(at.toISOString(), assignment.timeZone);
  const deciders = asksForDeletion(change)
    ? await unit.run(findDeciders, {
        assignmentId: assignment.id,
        today,
        dayOfEntry: pair.start_date,
      })
    : [];
  const notices = noticesOf({ assignment, editor, notice, pair }, deciders);
  return [
    ...(await notify(unit, notices, at)),
    ...(settled.length > 0 ? [assignment.employeeId] : []),
    ...(dismissed.length > 0 ? [editor.id] : []),
    ...asked.map(({ employee_id: id }) => id),
  ];
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
