import { useMemo } from 'react';
import {
  addDays,
  localDay,
  plannedShiftAt,
  scheduleOn,
  shownSeconds,
  type Instant,
} from 'shared-contracts';
import {
  useApi,
  useBusEvent,
  useEmployeeSession,
  useFeature,
  useQuery,
  useQueryClient,
} from 'shared-ui';
import { ownShiftsKey } from '../../active-shift/data/activeShiftQuery.ts';
import type { ShownShift } from '../../shift/rules/shownShift.ts';
import { autoClockOutsQuery, dayShiftsQuery, scheduleQuery } from '../data/dayQueries.ts';
import { dayShares, type DayShare } from '../rules/dayShares.ts';
import { dayEntries, type DayEntry } from '../rules/dayEntries.ts';
import {
  nextPlannedShift,
  plannedNow,
  plannedOn,
  plannedShifts,
  type PlannedShift,
} from '../rules/plannedShifts.ts';
import { breakSeconds, shiftParts } from 'shared-time/worked-time';
import { shiftsOfDay } from '../rules/shiftsOfDay.ts';

export interface AutoClockOut {
  readonly at: Instant;
  /** It has ended a shift; otherwise its time passed while none was open. */
  readonly isTriggered: boolean;
}

export interface ClockDay {
  /**
   * False until the first read of the recorded shifts has settled; does not wait for the schedule.
   */
  readonly hasAsked: boolean;
  /** False until schedule and automatic clock-outs have settled, too. */
  readonly isKnown: boolean;
  /** Recorded shifts may be missing. */
  readonly hasFailed: boolean;
  readonly entries: readonly DayEntry[];
  readonly workedSeconds: number;
  /** The clockings of the planned shift shown, or of the open one. */
  readonly shares: readonly DayShare[];
  /** The last clock-out of the day, with the zone of its shift; null if there is none. */
  readonly lastClockOut: { readonly at: Instant; readonly timeZone: string } | null;
  /** Seconds of the breaks among them. */
  readonly breakSeconds: number;
  /** The plan of the shift shown, or for now. */
  readonly planned: PlannedShift | null;
  /** The next one that has not started. */
  readonly next: PlannedShift | null;
  /** Today's approved absence; null if there is none. */
  readonly absence: string | null;
  /** When the server ended today's shift automatically, or would have; null before that time. */
  readonly autoClockOut: AutoClockOut | null;
}

/** The day around the clock, in the zone of an assignment; parts that fail to load are left out. */
export function useClockDay(
  shift: ShownShift | null,
  ended: readonly ShownShift[],
  assignmentId: number | undefined,
  timeZone: string,
  now: Instant,
): ClockDay {
  const api = useApi();
  const queries = useQueryClient();
  const { employeeId } = useEmployeeSession();
  const today = localDay(now, timeZone);
  const schedule = useQuery({
    ...scheduleQuery(api, today),
    enabled: useFeature('EMPLOYEE_WORK_SCHEDULES'),
  });
  const { data: autoClockOuts, isLoading: areAutoClockOutsOpen } = useQuery({
    ...autoClockOutsQuery(api, employeeId, today),
    enabled: useFeature('AUTO_CLOCK_OUT'),
  });
  const recorded = useQuery(dayShiftsQuery(api, employeeId, today));
  const { data: schedules } = schedule;
  useBusEvent('time-pairs-changed', ({ employeeIds }) => {
    if (!employeeIds.includes(employeeId)) return;
    void queries.invalidateQueries({ queryKey: ownShiftsKey(api, employeeId, 'day') });
  });
  useBusEvent('schedules-changed', ({ employeeIds }) => {
    if (!employeeIds.includes(employeeId)) return;
    const queryKey = api.query.key('/api/work-schedules/employee-assignment-summaries');
    void queries.invalidateQueries({ queryKey });
  });

  const plans = useMemo(() => {
    const days = { startDate: addDays(today, -1), endDate: addDays(today, 7) };
    return new Map<number | undefined, PlannedShift[]>(
      (schedules ?? []).map((own) => [
        own.assignmentId,
        plannedShifts(own.ranges, days, own.timeZone),
      ]),
    );
  }, [schedules, today]);

  const plannedFor = (each: ShownShift) =>
    plannedShiftAt(plans.get(each.assignmentId) ?? [], each.clockIn.date, each.timeZone);
  const shifts = shiftsOfDay(recorded.data ?? [], shift ? [...ended, shift] : ended, today);
  const isRunning = shift?.clockOut === null;
  const planned = isRunning
    ? plannedFor(shift)
    : plannedNow(plans.get(assignmentId) ?? [], now, timeZone);
  // Nothing was recorded for the plan: that differs from a day without a plan.
  const missed = shifts.length === 0 ? plannedOn(plans.get(assignmentId) ?? [], today) : null;
  const ofPlanned = planned
    ? shifts.filter((each) => plannedFor(each) === planned)
    : shifts.filter((each) => each === shift && isRunning);
  return {
    hasAsked: !recorded.isLoading,
    isKnown: !recorded.isLoading && !schedule.isLoading && !areAutoClockOutsOpen,
    hasFailed: recorded.isError,
    shares: dayShares(ofPlanned, planned, now),
    breakSeconds: breakSeconds(ofPlanned.flatMap((each) => shiftParts(each, now))),
    entries: dayEntries(shifts, plannedFor, planned ?? missed, timeZone, now),
    workedSeconds: shifts.reduce((sum, each) => sum + shownSeconds(each, now), 0),
    lastClockOut: isRunning ? null : clockOutOf(shifts.at(-1)),
    planned,
    absence: absenceOn(schedules, assignmentId, today),
    autoClockOut: autoClockOutOf(recorded.data, autoClockOuts, assignmentId, today, now),
    next: nextPlannedShift(plans.get(assignmentId) ?? [], now),
  };
}

function clockOutOf(shift: ShownShift | undefined): ClockDay['lastClockOut'] {
  return shift?.clockOut ? { at: shift.clockOut.date, timeZone: shift.timeZone } : null;
}

type Schedules = Awaited<ReturnType<ReturnType<typeof scheduleQuery>['queryFn']>>;
type AutoClockOuts = Awaited<ReturnType<ReturnType<typeof autoClockOutsQuery>['queryFn']>>;
type Recorded = Awaited<ReturnType<ReturnType<typeof dayShiftsQuery>['queryFn']>>;

function absenceOn(
  schedules: Schedules | undefined,
  assignmentId: number | undefined,
  day: string,
) {
  const own = schedules?.find((each) => each.assignmentId === assignmentId);
  const planned = own && scheduleOn(own.ranges, day);
  return planned?.kind === 'absence' ? planned.name : null;
}

function autoClockOutOf(
  recorded: Recorded | undefined,
  autoClockOuts: AutoClockOuts | undefined,
  assignmentId: number | undefined,
  day: string,
  now: Instant,
): AutoClockOut | null {
  const ended = recorded?.findLast(
    ({ infoIndicators, employeeAssignment, startDate }) =>
      infoIndicators.includes('AUTO_CLOCKED_OUT') &&
      employeeAssignment.id === assignmentId &&
      startDate === day,
  );
  if (ended?.clockOut) return { at: ended.clockOut.date, isTriggered: true };
  const due = autoClockOuts?.find(
    ({ employeeAssignmentId }) => employeeAssignmentId === assignmentId,
  );
  return due && due.at <= now ? { at: due.at, isTriggered: due.isTriggered } : null;
}
