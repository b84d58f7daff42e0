import {
  addDays,
  instantAt,
  toInstant,
  toMillis,
  type Instant,
  type LocalDate,
} from 'shared-contracts';
import type { HistoryPunch, HistorySegment } from 'shared-contracts/company-file/companyFile.ts';
import type { Random } from './createRandom.ts';
import { sites, type SiteCode } from './sites.ts';
import type { ScheduledShift } from './workSchedules.ts';

export const minute = 60_000;

/** The irregularity of a shift. */
export type Turn =
  | 'usual'
  | 'early'
  | 'preShiftOvertime'
  | 'late'
  | 'fixedOvertime'
  | 'noBreak'
  | 'training'
  | 'noPosition'
  | 'outside'
  | 'bordering'
  | 'autoClockOut'
  | 'otherZone';

/** A shift as punched, with its scheduled times. */
export interface WorkedShift {
  readonly clockIn: HistoryPunch;
  readonly clockOut: HistoryPunch;
  readonly segments: readonly HistorySegment[];
  readonly scheduledStart: Instant;
  readonly scheduledEnd: Instant;
}

/** Works a scheduled shift the way people do: a few minutes early or late, with its break. */
export function workShift(
  { start, end, pause }: ScheduledShift,
  date: LocalDate,
  site: SiteCode,
  turn: Turn,
  random: Random,
): WorkedShift {
  const { timeZone } = sites[site];
  const at = (time: string) =>
    toMillis(instantAt(time < start ? addDays(date, 1) : date, time, timeZone));
  const scheduledStart = at(start);
  const scheduledEnd = toMillis(instantAt(end <= start ? addDays(date, 1) : date, end, timeZone));
  const from = scheduledStart + arrival(turn, random);
  const to = scheduledEnd + departure(turn, random);
  const stand = (millis: number) => ({ at: toInstant(millis), ...place(site, turn, random) });

  const segments: HistorySegment[] = [];
  const add = (
    pairType: HistorySegment['pairType'],
    first: number,
    last: number,
    timeType?: string,
  ) =>
    segments.push({
      pairType,
      ...(timeType === undefined ? {} : { timeType }),
      clockIn: stand(first),
      clockOut: stand(last),
    });
  if (turn === 'early') add('EARLY_LOGIN', from, scheduledStart);
  if (turn === 'preShiftOvertime') add('PRE_SHIFT_OT', from, scheduledStart);
  let free = scheduledStart + 60 * minute;
  if (pause !== null && turn !== 'noBreak') {
    const breakStart = at(pause[0]) + jitter(random, -9, 14);
    const length = minutesBetween(pause) * minute + jitter(random, 0, 4);
    add('BREAK', breakStart, breakStart + length);
    free = breakStart + length + 30 * minute;
  }
  if (turn === 'training') add('SEGMENT', free, free + jitter(random, 58, 75), 'TRAINING');
  if (turn === 'late') add('OVERTIME', scheduledEnd, to);
  if (turn === 'fixedOvertime') add('FIXED_OVERTIME', scheduledEnd, scheduledEnd + 60 * minute);

  return {
    clockIn: stand(from),
    clockOut: turn === 'autoClockOut' ? { at: toInstant(to), origin: 'AUTOMATIC' } : stand(to),
    segments,
    scheduledStart: toInstant(scheduledStart),
    scheduledEnd: toInstant(scheduledEnd),
  };
}

function arrival(turn: Turn, random: Random): number {
  if (turn === 'early') return jitter(random, -24, -13);
  if (turn === 'preShiftOvertime') return jitter(random, -63, -57);
  return jitter(random, -7, 4);
}

function departure(turn: Turn, random: Random): number {
  if (turn === 'late') return jitter(random, 18, 74);
  if (turn === 'fixedOvertime') return jitter(random, 60, 63);
  if (turn === 'autoClockOut') return 0;
  return jitter(random, -2, 8);
}

/** Milliseconds within so many minutes, not rounded, as in real punches. */
export function jitter(random: Random, leastMinutes: number, mostMinutes: number): number {
  return random.integer(leastMinutes * minute, mostMinutes * minute);
}

/** The place and device of a punch. */
export function place(site: SiteCode, turn: Turn, random: Random): Omit<HistoryPunch, 'at'> {
  const isAtTerminal = random.chance(0.3);
  if (turn === 'noPosition') return { origin: 'WEB' };
  if (turn === 'usual' && isAtTerminal) return { terminal: sites[site].terminal.id };
  const { latitude, longitude, radius } = sites[site].geofence;
  const { distance, accuracy } = distanceFrom(radius, turn, random);
  const angle = (random.integer(0, 359) * Math.PI) / 180;
  const metresPerDegree = 111_195;
  const eastPerDegree = metresPerDegree * Math.cos((latitude * Math.PI) / 180);
  return {
    latitude: degrees(latitude + (distance * Math.cos(angle)) / metresPerDegree),
    longitude: degrees(longitude + (distance * Math.sin(angle)) / eastPerDegree),
    accuracy,
    origin: 'WEB',
    ...(turn === 'otherZone' ? { timeZoneOffset: 330 } : {}),
  };
}

/** Metres from the centre of the site, and the accuracy of the device. */
function distanceFrom(radius: number, turn: Turn, random: Random) {
  if (turn === 'outside') {
    return { distance: radius * 2 + random.integer(100, 900), accuracy: random.integer(8, 25) };
  }
  if (turn === 'bordering') {
    return { distance: radius + random.integer(-9, 9), accuracy: random.integer(12, 30) };
  }
  const inside = Math.round(radius * 0.7);
  return { distance: random.integer(5, inside), accuracy: random.integer(4, 14) };
}

function degrees(value: number): number {
  return Math.round(value * 1_000_000) / 1_000_000;
}

function minutesBetween([from, to]: readonly [string, string]): number {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return minutes(to) - minutes(from);
}
