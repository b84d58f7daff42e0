import {
  addDays,
  daysOf,
  instantAt,
  toInstant,
  toMillis,
  type Instant,
  type LocalDate,
} from 'shared-contracts';
import type { HistoryEntry } from 'shared-contracts/company-file/companyFile.ts';
import { afterShift, isRemembered, type EndedEntry } from './afterShift.ts';
import type { Calendar } from './calendar.ts';
import { createRandom, type Random } from './createRandom.ts';
import { cast, workers, type Worker } from './people.ts';
import { sentToHr } from './sentToHr.ts';
import { assignmentCode, type Roster } from './roster.ts';
import { sites } from './sites.ts';
import { storyOf, type Story } from './story.ts';
import { minute, workShift, type WorkedShift } from './workShift.ts';
import type { ScheduledShift } from './workSchedules.ts';

/** People with a demo log-in start their day themselves. */
const free: ReadonlySet<string> = new Set([cast.employee, cast.manager]);

/** Everybody's time from the previous pay cycle up to now. */
export function demoHistory(seed: number, calendar: Calendar, roster: Roster): HistoryEntry[] {
  return workers.flatMap((worker) =>
    historyOf(worker, seed, calendar, roster).map((entry) => sentToHr(entry, worker, calendar)),
  );
}

function historyOf(
  worker: Worker,
  seed: number,
  calendar: Calendar,
  roster: Roster,
): HistoryEntry[] {
  const today = calendar.todayAt(worker.site);
  const days = daysOf({ startDate: calendar.historyStart, endDate: today }).flatMap((date) => {
    const shift = roster.shiftOn(worker, date);
    return shift === null || (date === today && free.has(worker.number)) ? [] : [{ date, shift }];
  });
  const before = days.filter(({ date }) => date < today);
  return days.flatMap(({ date, shift }) => {
    const random = createRandom(seed, worker.number, date);
    const shiftsAgo = before.filter((other) => other.date > date).length;
    if (worker.number !== cast.employee && random.chance(0.015)) return [];
    if (worker.schedule === 'OFFICE') return duration(worker, shift, date, calendar, random);
    const story = storyOf(worker.number, shiftsAgo, random);
    const worked = workShift(shift, date, worker.site, story.turn, random);
    if (worker.number === cast.forgetful && shiftsAgo === 0) {
      return date === today ? [] : [forgotten(worker, date, worked)];
    }
    if (worker.number === cast.correcting && shiftsAgo === 4) {
      return [{ ...started(worker, date, worked), status: 'PENDING', isCorrection: true }];
    }
    if (toMillis(worked.clockIn.at) >= toMillis(calendar.now)) return [];
    if (toMillis(worked.clockOut.at) >= toMillis(calendar.now)) {
      return [running(worker, date, worked, calendar)];
    }
    const context = { worker, date, now: calendar.now, random };
    const entry = { ...ended(worker, date, worked, story), ...automatic(worked, calendar.now) };
    return afterShift(entry, story.aftermath, context);
  });
}

function started(worker: Worker, date: LocalDate, { clockIn }: WorkedShift): HistoryEntry {
  return {
    code: `H-${worker.number}-${date}`,
    assignment: assignmentCode(worker.number),
    costCenter: worker.costCenter,
    clockIn,
    status: 'INCOMPLETE',
  };
}

/** A worked shift as an entry that nobody has decided on yet. */
export function ended(
  worker: Worker,
  date: LocalDate,
  worked: WorkedShift,
  story: Story,
): EndedEntry {
  const { clockInComment, clockOutComment, floor } = story;
  return {
    ...started(worker, date, worked),
    clockIn: withComment(worked.clockIn, clockInComment),
    clockOut: withComment(worked.clockOut, clockOutComment),
    segments: [...worked.segments],
    status: 'PENDING',
    ...(floor === undefined
      ? {}
      : { customFieldValues: [{ customField: 'FLOOR', option: floor }] }),
  };
}

/** The server clocked the shift out at its scheduled end, with a notification. */
function automatic(
  { clockOut, scheduledEnd }: WorkedShift,
  now: Instant,
): Pick<HistoryEntry, 'notifications'> {
  const createdAt = toInstant(toMillis(scheduledEnd) + 5 * minute);
  if (clockOut.origin !== 'AUTOMATIC' || !isRemembered(createdAt, now)) return {};
  return { notifications: [{ kind: 'AUTO_CLOCKED_OUT', createdAt }] };
}

function withComment<Punch extends object>(punch: Punch, comment: string | undefined) {
  return comment === undefined ? punch : { ...punch, comment };
}

/** An open shift; a break that has begun and not ended is open too. */
function running(
  worker: Worker,
  date: LocalDate,
  worked: WorkedShift,
  { now }: Calendar,
): HistoryEntry {
  const isPast = (at: string) => toMillis(at) < toMillis(now);
  const segments = worked.segments.flatMap(({ clockOut, ...segment }) => {
    if (!isPast(segment.clockIn.at)) return [];
    if (clockOut !== undefined && isPast(clockOut.at)) return [{ ...segment, clockOut }];
    return segment.pairType === 'BREAK' ? [segment] : [];
  });
  return { ...started(worker, date, worked), segments };
}

/** A shift without a clock-out. */
function forgotten(worker: Worker, date: LocalDate, worked: WorkedShift): HistoryEntry {
  const createdAt = toInstant(toMillis(worked.scheduledEnd) + 5 * minute);
  return {
    ...started(worker, date, worked),
    segments: worked.segments.filter(({ pairType }) => pairType === 'BREAK'),
    notifications: [{ kind: 'MISSED_CLOCK_OUT', createdAt }],
  };
}

/** Office work: entered by hand as a duration, without punches. */
function duration(
  worker: Worker,
  { start }: ScheduledShift,
  date: LocalDate,
  { now }: Calendar,
  random: Random,
): HistoryEntry[] {
  const { timeZone } = sites[worker.site];
  const from = toMillis(instantAt(date, start, timeZone));
  const to = from + (480 + 15 * random.integer(-2, 3)) * minute;
  if (to > toMillis(now)) return [];
  const isDecided = addDays(date, 6) < now.slice(0, 10);
  return [
    {
      code: `H-${worker.number}-${date}`,
      assignment: assignmentCode(worker.number),
      costCenter: worker.costCenter,
      clockIn: { at: toInstant(from), origin: 'UNKNOWN' },
      clockOut: { at: toInstant(to), origin: 'UNKNOWN' },
      status: isDecided ? 'APPROVED' : 'PENDING',
      type: 'MANUAL',
    },
  ];
}
