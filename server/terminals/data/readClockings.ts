import { addDays, holdsFor, isBreak, localDay, type FeatureInfo } from 'shared-contracts';
import type { Database } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import { isActiveAt } from '../../people/rules/isActiveAt.ts';
import {
  selectAssignmentFacts,
  toAssignmentFacts,
  type AssignmentFactsRow,
} from '../../shifts/data/assignmentFacts.ts';
import type { ShiftBook } from '../../shifts/data/createShiftBook.ts';
import { plansAt } from '../../shifts/data/plansAt.ts';
import { shiftColumns, shiftJoin, toShift, type ShiftRow } from '../../shifts/data/shiftRows.ts';
import { isScheduled, scheduledSpan, type DayPlan } from '../../shifts/rules/dayPlan.ts';
import { inEffect, shownWorked, workedSeconds } from '../../shifts/rules/inEffect.ts';
import type { AssignmentFacts } from '../../shifts/rules/timePairContext.ts';
import type { Shift } from '../../shifts/rules/timePairRow.ts';
import { plannedBreak } from '../rules/plannedBreak.ts';
import { terminalOperations, type TerminalState } from '../rules/terminalOperations.ts';
import type { Offer } from './terminalDialogs.ts';

/** A person's state in one assignment, and the possible punches. */
export interface Clocking extends Offer {
  readonly position: string;
  readonly company: string;
  /** Names of the values that a clock-in records. */
  readonly timeType: string;
  readonly costCenter: string | null;
  readonly timeZone: string;
  /** Name of the planned shift's schedule; null if no shift is planned. */
  readonly plannedShift: string | null;
  readonly plannedBreak: { readonly start: string; readonly minutes: number } | null;
  readonly state: TerminalState;
  /** ISO 8601 in UTC; null while clocked out. */
  readonly since: string | null;
  /** ISO 8601 in UTC; null if there is none in the open shift or since yesterday. */
  readonly lastPunch: string | null;
  /** Whether approved leave covers now: then no shift can begin. */
  readonly isOnLeave: boolean;
}

const readAssignments = statement<
  AssignmentFactsRow & { readonly is_primary: boolean; readonly company: string },
  { employeeId: number }
>(
  'readTerminalAssignments',
  `select facts.*, assignment.is_primary, assignment.company
   from (${selectAssignmentFacts('a.employee_id = $employeeId')}) facts
   join assignment on assignment.id = facts.id
   order by assignment.is_primary desc, assignment.id`,
);

/** The open shifts, and ended ones that began on these days. */
export const readRecentShifts = statement<
  ShiftRow,
  { employeeId: number; first: string; last: string }
>(
  'readRecentShifts',
  `select ${shiftColumns}
   from assignment
   join lateral (
     select * from time_pair recent where recent.assignment_id = assignment.id
       and recent.is_latest and recent.start_date between $first and $last
     union all
     select * from time_pair open where open.assignment_id = assignment.id
       and open.is_latest and open.clock_out is null and open.start_date not between $first and $last
   ) pair on pair.deleted_at is null and not pair.is_correction
   ${shiftJoin}
   where assignment.employee_id = $employeeId
   order by pair.clock_in`,
);

/** The state of a person's assignments for which they can clock now. */
export async function readClockings(
  database: Database,
  book: ShiftBook,
  employeeId: number,
  now: Date,
): Promise<{ readonly clockings: readonly Clocking[]; readonly workedTodayInSeconds: number }> {
  const at = now.toISOString();
  const [rows, shifts, { features }, catalogue] = await Promise.all([
    database.run(readAssignments, { employeeId }),
    recentShifts(database, employeeId, at),
    book.features.read(),
    book.facts.catalogue(),
  ]);
  const known = rows.map((row) => ({ assignment: toAssignmentFacts(row), company: row.company }));
  const clockable = known.filter(
    ({ assignment }) =>
      isActiveAt(assignment, at) && holdsFor('CLOCK', 'EMPLOYEE', assignment.authorities),
  );
  const plans = await plansAt(
    book.dayPlans,
    clockable.map(({ assignment: { id, timeZone } }) => ({ assignmentId: id, timeZone, at })),
  );
  return {
    clockings: clockable.map(({ assignment, company }, index) => {
      const { costCenterId, mainTimeTypeId } = assignment;
      return {
        ...clockingOf(assignment, shifts, { features, at }),
        ...plannedOf(plans[index], at),
        isOnLeave: plans[index]?.planned.kind === 'absence',
        company,
        timeType: catalogue.timeTypes.get(mainTimeTypeId)?.name ?? '',
        costCenter:
          (costCenterId === null ? null : catalogue.costCenters.get(costCenterId)) ?? null,
      };
    }),
    workedTodayInSeconds: workedOn(shifts, at),
  };
}

/**
 * Seconds that a person has worked today, each shift in its own zone, without breaks; adds them as
 * displayed, so that it agrees with the person's own clock and history.
 */
export async function readWorkedToday(
  database: Database,
  employeeId: number,
  now: Date,
): Promise<number> {
  const at = now.toISOString();
  return workedOn(await recentShifts(database, employeeId, at), at);
}

/** The open shifts, and those of today and yesterday in any zone. */
async function recentShifts(
  database: Database,
  employeeId: number,
  at: string,
): Promise<readonly Shift[]> {
  const rows = await database.run(readRecentShifts, {
    employeeId,
    first: addDays(localDay(at, 'Pacific/Pago_Pago'), -1),
    last: localDay(at, 'Pacific/Kiritimati'),
  });
  return rows.map(toShift).map(inEffect);
}

function workedOn(shifts: readonly Shift[], at: string): number {
  return shifts
    .filter(
      ({ pair }) => pair.clock_out === null || pair.start_date === localDay(at, pair.time_zone),
    )
    .reduce((sum, { pair, segments }) => {
      if (pair.clock_out !== null)
        return sum + shownWorked(pair.clock_in, pair.clock_out, segments);
      return sum + Math.floor((workedSeconds(pair.clock_in, at, segments) ?? 0) / 60) * 60;
    }, 0);
}

function plannedOf(
  plan: DayPlan | undefined,
  at: string,
): Pick<Clocking, 'plannedShift' | 'plannedEnd' | 'plannedBreak'> {
  const span = plan && scheduledSpan(plan);
  if (!span) return { plannedShift: null, plannedEnd: null, plannedBreak: null };
  const { planned } = plan;
  return {
    plannedShift: isScheduled(planned) ? planned.schedule.externalName : null,
    plannedEnd: span.end,
    plannedBreak: plannedBreak(plan, at),
  };
}

function clockingOf(
  { id: assignmentId, position, timeZone }: AssignmentFacts,
  shifts: readonly Shift[],
  { features, at }: Pick<FeatureInfo, 'features'> & { readonly at: string },
): Pick<
  Clocking,
  | 'assignmentId'
  | 'position'
  | 'timeZone'
  | 'state'
  | 'since'
  | 'lastPunch'
  | 'shiftId'
  | 'operations'
> {
  const own = shifts.filter(({ pair }) => pair.assignment_id === assignmentId);
  const open = own.find(({ pair }) => pair.clock_out === null);
  const openBreak = open?.segments.find(
    ({ pair_type: type, clock_out: end }) => isBreak(type) && end === null,
  );
  const state = open === undefined ? 'CLOCKED_OUT' : openBreak ? 'ON_BREAK' : 'CLOCKED_IN';
  return {
    assignmentId,
    position: position.description,
    timeZone,
    state,
    since: openBreak?.clock_in ?? open?.pair.clock_in ?? null,
    lastPunch: lastPunchOf(own, at),
    shiftId: open?.pair.original_version_id ?? null,
    operations: terminalOperations(state, { hasBreaks: features.SEGMENTS }),
  };
}

function lastPunchOf(shifts: readonly Shift[], at: string): string | null {
  const punches = shifts
    .flatMap(({ pair, segments }) => [pair, ...segments])
    .flatMap(({ clock_in: start, clock_out: end }) => (end === null ? [start] : [start, end]));
  // A shift entered by hand can be in the future.
  return (
    punches
      .filter((punch) => punch <= at)
      .toSorted()
      .at(-1) ?? null
  );
}
