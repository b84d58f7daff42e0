import {
  addDays,
  elapsedSeconds,
  localDay,
  plannedMinutes,
  scheduledSegments,
  scheduledSpan,
  weekOf,
  type components,
  type DateRange,
  type Instant,
  type LocalDate,
  type PlannedDay,
  type TimeSpan,
} from 'shared-contracts';

type RemarkKind = components['schemas']['PlanRemark']['kind'];

/** Something unusual, before it is put into words. */
export interface Remark {
  readonly kind: RemarkKind;
  readonly startDate: LocalDate;
  readonly endDate: LocalDate;
  /** Minutes, or days for MANY_DAYS. */
  readonly amount: number | null;
  /** Name of the absence or holiday. */
  readonly name: string | null;
}

/** A day after the change. */
export interface PlanDay {
  readonly date: LocalDate;
  /** The effective plan. */
  readonly planned: PlannedDay;
  /** The schedules, without absences and holidays. */
  readonly scheduled: PlannedDay;
  /** The permanent schedule. */
  readonly lasting: PlannedDay;
  readonly isNew: boolean;
}

const leastRestMinutes = 11 * 60;
const mostDaysInARow = 6;

/**
 * Anything unusual about new days, judged with the days around them: `days` are consecutive and
 * include whole weeks (Monday to Sunday) around the new ones. Rest and hours are elapsed time in
 * the assignment's zone, so a clock change shortens or lengthens them. A day of a duration schedule
 * has no times, and so no rest.
 */
export function planRemarks(
  days: readonly PlanDay[],
  timeZone: string,
  now: Instant,
): readonly Remark[] {
  return [
    ...alreadyOver(days, timeZone, now),
    ...stretchesOf('ABSENCE', days, ({ planned, scheduled }) =>
      planned.kind === 'absence' && isWorkday(scheduled) ? planned : null,
    ),
    ...stretchesOf('HOLIDAY', days, ({ planned }) =>
      isWorkday(planned) && planned.holidayName !== null ? { name: planned.holidayName } : null,
    ),
    ...shortRests(days, timeZone),
    ...manyDays(days),
    ...overHours(days, timeZone),
  ];
}

type Workday = Extract<PlannedDay, { kind: 'work' | 'off' }> & { readonly kind: 'work' };

function isWorkday(planned: PlannedDay): planned is Workday {
  return planned.kind === 'work';
}

/** New days of that kind; consecutive ones with the same name are one stretch. */
function stretchesOf(
  kind: RemarkKind,
  days: readonly PlanDay[],
  findOn: (day: PlanDay) => Pick<Remark, 'name'> | null,
): Remark[] {
  const remarks: Remark[] = [];
  for (const day of days) {
    const found = day.isNew ? findOn(day) : null;
    if (found === null) continue;
    const { name } = found;
    const { date } = day;
    const last = remarks.at(-1);
    if (last?.name === name && addDays(last.endDate, 1) === date) {
      remarks[remarks.length - 1] = { ...last, endDate: date };
    } else {
      remarks.push({ kind, startDate: date, endDate: date, amount: null, name });
    }
  }
  return remarks;
}

/** New shifts that have ended: they count as not worked unless time is recorded. */
function alreadyOver(days: readonly PlanDay[], timeZone: string, now: Instant): Remark[] {
  return stretchesOf('ALREADY_OVER', days, ({ date, planned }) => {
    if (!isWorkday(planned)) return null;
    const span = spanOn(planned, date, timeZone);
    const isOver = span === null ? date < localDay(now, timeZone) : span.end <= now;
    return isOver ? { name: null } : null;
  });
}

/** Null for a day of a duration schedule, and for one without segments. */
function spanOn(planned: Workday, date: LocalDate, timeZone: string): TimeSpan | null {
  if (planned.schedule.timeRecordingVariant === 'DURATION') return null;
  return scheduledSpan(scheduledSegments(planned.day, date, timeZone));
}

function shortRests(days: readonly PlanDay[], timeZone: string): Remark[] {
  const shifts = aroundNew(days).flatMap(({ date, planned, isNew }) => {
    const span = isWorkday(planned) ? spanOn(planned, date, timeZone) : null;
    return span === null ? [] : [{ date, span, isNew }];
  });
  return shifts.flatMap((shift, index) => {
    const before = shifts[index - 1];
    if (before === undefined || !(shift.isNew || before.isNew)) return [];
    const rest = elapsedSeconds(before.span.end, shift.span.start) / 60;
    if (rest >= leastRestMinutes) return [];
    return [
      {
        kind: 'SHORT_REST' as const,
        startDate: before.date,
        endDate: shift.date,
        amount: Math.max(0, Math.floor(rest)),
        name: null,
      },
    ];
  });
}

/**
 * New days with three on each side: shifts are shorter than that, so days further away cannot
 * affect the rest.
 */
function aroundNew(days: readonly PlanDay[]): readonly PlanDay[] {
  return days.filter((_, index) =>
    days.slice(Math.max(0, index - 3), index + 4).some(({ isNew }) => isNew),
  );
}

function manyDays(days: readonly PlanDay[]): Remark[] {
  const remarks: Remark[] = [];
  let run: PlanDay[] = [];
  const end = () => {
    const [first, last] = [run[0], run.at(-1)];
    if (run.length > mostDaysInARow && run.some(({ isNew }) => isNew) && first && last) {
      remarks.push({
        kind: 'MANY_DAYS',
        startDate: first.date,
        endDate: last.date,
        amount: run.length,
        name: null,
      });
    }
    run = [];
  };
  for (const day of days) {
    if (isWorkday(day.planned)) run.push(day);
    else end();
  }
  end();
  return remarks;
}

function overHours(days: readonly PlanDay[], timeZone: string): Remark[] {
  return weeksOf(days).flatMap((week) => {
    const [monday] = week;
    if (monday === undefined || !week.some(({ isNew }) => isNew)) return [];
    const startDate = monday.date;
    const usual = week.map(({ lasting }) => meanWeekOf(lasting)).find((mean) => mean !== null);
    if (usual === undefined || usual === null) return [];
    const minutes = week.reduce(
      (sum, { date, planned }) => sum + plannedMinutes(planned, date, timeZone),
      0,
    );
    const amount = Math.floor(minutes - usual);
    return amount > 0
      ? [
          {
            kind: 'OVER_HOURS' as const,
            startDate,
            endDate: addDays(startDate, 6),
            amount,
            name: null,
          },
        ]
      : [];
  });
}

function weeksOf(days: readonly PlanDay[]): readonly (readonly PlanDay[])[] {
  const count = Math.ceil(days.length / 7);
  return Array.from({ length: count }, (_, index) => days.slice(index * 7, index * 7 + 7));
}

/** A schedule's average minutes per week; null without a schedule. */
function meanWeekOf(planned: PlannedDay): number | null {
  if (planned.kind !== 'work' && planned.kind !== 'off') return null;
  const { days, duration } = planned.schedule;
  const minutes = days.reduce((sum, { workingMinutes }) => sum + workingMinutes, 0);
  return (minutes / duration) * 7;
}

/** The days that remarks on the range need: whole weeks, two before and two after. */
export function daysAroundPlan({ startDate, endDate }: DateRange): DateRange {
  return {
    startDate: addDays(weekOf(startDate, 'MONDAY').startDate, -14),
    endDate: addDays(weekOf(endDate, 'MONDAY').endDate, 14),
  };
}
