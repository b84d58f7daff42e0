import type { components, FeatureInfo } from 'shared-contracts';
import type { WritableBook } from '../../shift-changes/createShiftCommits.ts';
import type { ServerContext } from '../../calls/serverContext.ts';
import { notify } from '../../notifications/data/notify.ts';
import { readCaller } from '../../people/data/employees.ts';
import type { Unit } from '../../calls/unitOfWork.ts';
import { createDecideRows } from './createDecideRows.ts';
import type { MassRequest, MassRow } from './massRow.ts';
import { presentMassAnswer } from './presentMassAnswer.ts';
import type { DonePunch } from '../../clocking/rules/punch.ts';
import type { DecisionNotice } from '../../notifications/rules/notice.ts';
import { Refusal } from '../../calls/refusal.ts';
import { selectionTooLarge } from '../../calls/sharedRefusals.ts';

/**
 * Clocks subordinates in or out: each row by itself, all accepted ones in one transaction with
 * their records, the answer and the notifications.
 */
export function createMassPunch(context: ServerContext, book: WritableBook) {
  const { database } = context;
  const { features } = book;
  const decideRows = createDecideRows(context, book);

  return async function massPunch(
    request: MassRequest,
    unit: Unit,
    rows: readonly MassRow[],
  ): Promise<{
    readonly status: 200;
    readonly body: components['schemas']['MassClockAnswer'];
  }> {
    const switches = await features.read();
    requireSaneRows(
      rows.map(({ body }) => body),
      switches,
    );
    const manager = await readCaller(database, request.employee);
    const judged = await decideRows(request, rows, switches);
    const by = { actorKind: 'employee', actorId: request.employee.id } as const;
    const change = await book.prepare(
      { ...by, at: request.now.toISOString() },
      judged.flatMap(({ punch, state: { head } }) =>
        punch?.before === undefined
          ? []
          : [{ head, before: punch.before, after: punch.shift, action: punch.action }],
      ),
    );
    const shifts = new Map(change.shifts.map((shift) => [shift.pair.id, shift]));
    const decided = judged.map(({ punch, ...row }) => ({
      ...row,
      punch: punch && { ...punch, shift: shifts.get(punch.shift.pair.id) ?? punch.shift },
    }));
    const body = await presentMassAnswer(book, request, decided, manager.is_24_hour);
    const name = `${manager.first_name} ${manager.last_name}`;
    const notices = decided.flatMap(({ punch, employeeId }) =>
      punch === null || employeeId === null ? [] : (approvalNotice(punch, employeeId, name) ?? []),
    );
    unit.stage(change);
    const employeeIds = await notify(unit, notices, request.now);
    if (employeeIds.length > 0) unit.tell({ type: 'notifications-changed', employeeIds });
    return { status: 200, body };
  };
}

/** A manager's clock-out approves the time, and its person is notified. */
function approvalNotice(
  { before, shift: { pair } }: DonePunch,
  employeeId: number,
  manager: string,
): DecisionNotice | null {
  if (before === undefined || pair.status !== 'APPROVED') return null;
  return {
    kind: 'TIME_APPROVED',
    employeeId,
    assignmentId: pair.assignment_id,
    timePairId: pair.id,
    time: { start: pair.clock_in, end: pair.clock_out, timeZone: pair.time_zone },
    manager,
  };
}

interface Row {
  readonly employeeAssignmentId: number;
  readonly comment?: string;
}

/**
 * Refuses more rows than can be selected (SELECTION_TOO_LARGE), a repeated assignment, and comments
 * if they are off.
 */
function requireSaneRows(rows: readonly Row[], { features, properties }: FeatureInfo): void {
  if (rows.length > properties.MAXIMUM_SELECTABLE_EMPLOYEES)
    throw selectionTooLarge({ properties });
  const ids = rows.map(({ employeeAssignmentId }) => employeeAssignmentId);
  const repeated = ids.findIndex((id, index) => ids.indexOf(id) !== index);
  if (repeated !== -1) {
    const field = `${repeated}.employeeAssignmentId`;
    throw new Refusal('VALIDATION_FAILED', { fields: [{ field, fault: 'combination' }] });
  }
  if (!features.TIME_PAIR_COMMENTS && rows.some(({ comment }) => comment)) {
    throw new Refusal('FEATURE_OFF');
  }
}
