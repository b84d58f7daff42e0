import type { FeatureInfo } from 'shared-contracts';
import type { WritableBook } from '../../shift-changes/createShiftCommits.ts';
import type { ServerContext } from '../../calls/serverContext.ts';
import { managedAssignments } from '../../people/data/managedAssignments.ts';
import { beginningOf, plansAround, type PunchMoment } from '../../shifts/data/plansAt.ts';
import type { AssignmentFacts } from '../../shifts/rules/timePairContext.ts';
import { readMassStates, type MassState } from '../data/massState.ts';
import { readOpenShiftsOf } from '../data/openShiftsOf.ts';
import { decideRow, type MassFacts } from './decideRow.ts';
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
  ): Promise<{ readonly states: readonly MassState[]; readonly facts: MassFacts }> {
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
    const open = await database.run(readOpenShiftsOf, {
      employeeIds: clocked.map(({ employeeId }) => employeeId),
    });
    const own = new Map(managed.map((each) => [each.assignmentId, each]));
    const facts = { own, assignments, catalogue, features, open, nearby: { dayPlans } };
    return { states, facts };
  }

  /** The rows in their order. */
  return async function decideRows(
    request: MassRequest,
    rows: readonly MassRow[],
    features: FeatureInfo,
  ): Promise<DecidedRow[]> {
    const { states, facts } = await readFacts(request, rows, features);
    return Promise.all(
      rows.map((row, index) => {
        const state = states[index];
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
