import { holdsFor } from 'shared-contracts';
import { Refusal } from '../../calls/refusal.ts';
import type { PunchCase } from '../../clocking/createPunchJudge.ts';
import type { ManagedAssignment } from '../../people/data/managedAssignments.ts';
import { decidesOn } from '../../people/rules/decidesOn.ts';
import type { AssignmentFacts } from '../../shifts/rules/timePairContext.ts';
import type { MassState } from '../data/massState.ts';
import type { OpenShift } from '../rules/openTimePairOf.ts';
import type { DecidedRow, MassRow } from './massRow.ts';
import { massViolation, type MassViolationCode } from './massViolation.ts';

/** The data that all rows of a mass request are decided on. */
export interface MassFacts extends Pick<PunchCase, 'nearby' | 'catalogue' | 'features'> {
  /** The manager's assignments, by id. */
  readonly own: ReadonlyMap<number, ManagedAssignment>;
  readonly assignments: ReadonlyMap<number, AssignmentFacts>;
  /** The open shifts of the people, on any assignment. */
  readonly open: readonly OpenShift[];
}

/** Judges a row by itself; a refused punch becomes a violation. */
export async function decideRow(
  row: MassRow,
  state: MassState,
  facts: MassFacts,
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
  if (state.shift !== null && !decidesOn(managed, state.shift.pair.start_date)) {
    return stopped('NOT_MANAGED');
  }
  const other = facts.open.find(
    (open) => open.employee_id === managed.employeeId && open.assignment_id !== assignmentId,
  );
  if (isClockIn && other !== undefined) {
    return decidesOn(facts.own.get(other.assignment_id), other.start_date)
      ? { ...decided, violations: [{ code: 'ALREADY_CLOCKED_IN', open: other }] }
      : stopped('CLOCKED_IN_ELSEWHERE');
  }
  try {
    const outcome = await row.decide({ ...facts, state, assignment });
    if (!outcome.done) throw new Refusal(outcome.code);
    const { pair } = outcome.shift;
    if (!decidesOn(managed, pair.start_date)) return stopped('NOT_MANAGED');
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
