import { useMemo } from 'react';
import { addDays, localDay, workedSeconds, type Instant } from 'shared-contracts';
import {
  useApi,
  useBusEvent,
  useEmployeeSession,
  useFeature,
  useQuery,
  useQueryClient,
} from 'shared-ui';
import type { ShownShift } from '../../active-shift/rules/shownShift.ts';
import { dayShiftsKey, dayShiftsQuery, scheduleQuery } from '../data/dayQueries.ts';
import { dayShares, type DayShare } from '../rules/dayShares.ts';
import { dayEntries, type DayEntry } from '../rules/dayEntries.ts';
import {
  nextPlannedShift,
  plannedShiftAt,
  plannedShifts,
  type PlannedShift,
} from '../rules/plannedShifts.ts';
import { breakSeconds, shiftParts } from '../rules/shiftParts.ts';
import { shiftsOfDay } from '../rules/shiftsOfDay.ts';

export interface ClockDay {
  /** False until the recorded shifts and the schedule were asked for. */
  readonly isKnown: boolean;
  /** Recorded shifts may be missing. */
  readonly hasFailed: boolean;
  readonly entries: readonly DayEntry[];
  readonly workedSeconds: number;
  /** The clockings of the planned shift that is shown, or of the open one. */
  readonly shares: readonly DayShare[];
  /** The last clock-out of the day; null without one. */
  readonly lastClockOut: Instant | null;
  /** Seconds of the breaks among them. */
  readonly breakSeconds: number;
  /** What is planned for the shift that is shown, or for now. */
  readonly planned: PlannedShift | null;
  /** The next one that is still to begin. */
  readonly next: PlannedShift | null;
}

/** The day around the clock, in the zone of an assignment; parts that fail to load are left out. */
export function useClockDay(
  shift: ShownShift | null,
  assignmentId: number | undefined,
  timeZone: string,
  now: Instant,
): ClockDay {
  const api = useApi();
  const queries = useQueryClient();
  const { employeeId } = useEmployeeSession();
  const today = localDay(now, timeZone);
  const schedule = useQuery({
    ...scheduleQuery(api, employeeId, today),
    enabled: useFeature('EMPLOYEE_WORK_SCHEDULES'),
  });
  const recorded = useQuery(dayShiftsQuery(api, employeeId, today));
  const { data: schedules } = schedule;
  useBusEvent('time-pairs-changed', ({ employeeIds }) => {
    if (!employeeIds.includes(employeeId)) return;
    void queries.invalidateQueries({ queryKey: dayShiftsKey(employeeId) });
  });
  useBusEvent('schedules-changed', ({ employeeIds }) => {
    if (!employeeIds.includes(employeeId)) return;
    void queries.invalidateQueries({ queryKey: ['own-schedule', employeeId] });
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

  const plannedAt = (id: number | undefined, at: Instant, zone: string) =>
    plannedShiftAt(plans.get(id) ?? [], at, zone);
  const plannedFor = (each: ShownShift) =>
    plannedAt(each.assignmentId, each.clockIn.date, each.timeZone);
  const shifts = shiftsOfDay(recorded.data ?? [], shift, today);
  const isRunning = shift?.clockOut === null;
  const planned = isRunning ? plannedFor(shift) : plannedAt(assignmentId, now, timeZone);
  const ofPlanned = planned
    ? shifts.filter((each) => plannedFor(each) === planned)
    : shifts.filter((each) => each === shift && isRunning);
  return {
    isKnown: !recorded.isLoading && !schedule.isLoading,
    hasFailed: recorded.isError,
    shares: dayShares(ofPlanned, planned, now),
    breakSeconds: breakSeconds(ofPlanned.flatMap((each) => shiftParts(each, now))),
    entries: dayEntries(shifts, plannedFor, planned, timeZone, now),
    workedSeconds: shifts.reduce((sum, each) => sum + workedSeconds(each, now), 0),
    lastClockOut: isRunning ? null : (shifts.at(-1)?.clockOut?.date ?? null),
    planned,
    next: nextPlannedShift(plans.get(assignmentId) ?? [], now),
  };
}
