import { holdsFor, type FeatureInfo } from 'shared-contracts';
import type { WritableBook } from '../../shift-changes/createShiftCommits.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { ServerContext } from '../../calls/serverContext.ts';
import { managedAssignments } from '../../people/data/managedAssignments.ts';
import { beginningOf, plansAround, type PunchMoment } from '../../shifts/data/plansAt.ts';
import type { AssignmentFacts } from '../../shifts/rules/timePairContext.ts';
import { readMassStates, type MassState } from '../data/massState.ts';
import { readOpenShiftsOf } from '../data/openShiftsOf.ts';
import { massViolation, type MassViolationCode } from './massViolation.ts';
import { mayPunch } from '../rules/openTimePairOf.ts';
import type { DecidedRow, MassRequest, MassRow } from './massRow.ts';

/**
 * Judges the rows of a mass request, each by itself, with the same number of statements for one and
 * for 200.
 */
export function createDecideRows(
  { database }: Pick<ServerContext, 'database'>,
  { facts: timePairFacts, dayPlans }: WritableBook,
) {
  async function readFacts(
    { employee, now }: MassRequest,
    rows: readonly MassRow[],
    features: FeatureInfo,
  ) {
    const ids = rows.map(({ body }) => body.employeeAssignmentId);
    const states = await readMassStates(
      database,
      rows.map(({ shiftId }, index) => ({ assignmentId: ids[index] ?? 0, shiftId })),
    );
    const [managed, assignments, catalogue] = await Promise.all([
      managedAssignments(database, employee.id, now),
      timePairFacts.assignments(ids),
      timePairFacts.catalogue(),
    ]);
    // Each row's decision needs its own days: read them all at once.
    await plansAround(dayPlans, momentsOf(states, [...assignments.values()], now));
    const clocked = managed.filter(({ assignmentId }) => assignments.has(assignmentId));
    const open = await database.run(readOpenShiftsOf, [
      clocked.map(({ employeeId }) => employeeId),
    ]);
    const own = new Map(managed.map((each) => [each.assignmentId, each]));
    return { states, own, assignments, catalogue, features, open, nearby: { dayPlans } };
  }

  async function decideRow(
    row: MassRow,
    state: MassState,
    facts: Awaited<ReturnType<typeof readFacts>>,
  ): Promise<DecidedRow> {
    const { employeeAssignmentId: assignmentId } = row.body;
    const isClockIn = row.shiftId === null;
    const isShiftGone = !isClockIn && state.shift === null;
    const managed = facts.own.get(assignmentId);
    const assignment = facts.assignments.get(assignmentId);
    const decided = { assignmentId, employeeId: managed?.employeeId ?? null, state, punch: null };
    const stopped = (code: MassViolationCode) => ({ ...decided, violations: [{ code }] });

    if (managed === undefined || assignment === undefined) return stopped('NOT_MANAGED');
    if (!holdsFor('CLOCK', 'MANAGER', assignment.authorities)) return stopped('NOT_CLOCKABLE');
    if (state.shift !== null && !mayPunch(managed, state.shift.pair)) return stopped('NOT_MANAGED');
    const other = facts.open.find(
      (open) => open.employee_id === managed.employeeId && open.assignment_id !== assignmentId,
    );
    if (isClockIn && other !== undefined) {
      return mayPunch(facts.own.get(other.assignment_id), other)
        ? { ...decided, violations: [{ code: 'ALREADY_CLOCKED_IN', open: other }] }
        : stopped('CLOCKED_IN_ELSEWHERE');
    }
    try {
      const outcome = await row.decide({ ...facts, state, assignment });
      if (!outcome.done) throw new Refusal(outcome.code);
      const { pair } = outcome.shift;
      if (!mayPunch(managed, pair)) return stopped('NOT_MANAGED');
      const violations = outcome.violations.map((code) =>
        code === 'ALREADY_CLOCKED_IN' ? { code, open: pair } : { code },
      );
      return { ...decided, punch: outcome, violations };
    } catch (error) {
      const code = error instanceof Refusal ? massViolation(error, isShiftGone) : null;
      if (code === null) throw error;
      return stopped(code);
    }
  }

  /** The rows in their order. */
  return async function decideRows(
    request: MassRequest,
    rows: readonly MassRow[],
    features: FeatureInfo,
  ): Promise<DecidedRow[]> {
    const facts = await readFacts(request, rows, features);
    return Promise.all(
      rows.map((row, index) => {
        const state = facts.states[index];
        if (state === undefined) throw new Error('A row has no state.');
        return decideRow(row, state, facts);
      }),
    );
  };
}

/** The start of the shifts, and the time of the punches unless they are late. */
function momentsOf(
  states: readonly MassState[],
  assignments: readonly AssignmentFacts[],
  now: Date,
): PunchMoment[] {
  const at = now.toISOString();
  return [
    ...states.flatMap(({ shift }) => (shift === null ? [] : [beginningOf(shift)])),
    ...assignments.map(({ id: assignmentId, timeZone }) => ({ assignmentId, at, timeZone })),
  ];
}
