import { netDuration, toInstant, toMillis, type components, type TimeSpan } from 'shared-contracts';
import { minutesOf, minutesPerDay } from 'shared-contracts/planning/shiftMinutes.ts';
import { adjustTimes } from '../../adjusted-time/rules/adjust.ts';
import type { AdjustmentRule } from '../../adjusted-time/rules/adjustmentRule.ts';
import { newSegment } from '../../shifts/rules/newSegment.ts';
import { newTimePair } from '../../shifts/rules/newTimePair.ts';
import {
  clockInColumns,
  clockOutColumns,
  type PunchFacts,
  type Shift,
} from '../../shifts/rules/timePairRow.ts';

type Schemas = components['schemas'];
type ShiftTimes = Schemas['ShiftTimes'];

/** What the rules make of a made-up shift in UTC, on a day of its own. */
export function adjustedExample(
  { scheduled, clocked }: Pick<Schemas['ExampleShift'], 'scheduled' | 'clocked'>,
  rules: readonly AdjustmentRule[],
): Schemas['AdjustedExample'] {
  const start = minutesOf(scheduled.start);
  const plan = timesFrom(scheduled, start);
  const { span, breaks } = timesFrom(clocked, nearest(clocked.start, start));
  const shift = shiftOf(span, breaks);
  const [version] = adjustTimes([shift], { span: plan.span, breaks: () => plan.breaks }, rules);
  if (!version) throw new Error('An ended shift has no adjusted version.');
  return {
    clockIn: span.start,
    clockOut: span.end,
    clockedMinutes: netDuration(span, breaks) / 60,
    version,
  };
}

const day = '2026-01-15';
const half = minutesPerDay / 2;

/** The clock time within half a day of a minute. */
function nearest(time: string, start: number): number {
  const ahead = minutesOf(time) - start + half;
  return start + (((ahead % minutesPerDay) + minutesPerDay) % minutesPerDay) - half;
}

/** The times as they follow each other from the minute of the start, each within a day. */
function timesFrom({ start, end, breaks }: ShiftTimes, from: number) {
  const after = (time: string, minute: number) =>
    minute + ((minutesOf(time) - (minute % minutesPerDay) + 2 * minutesPerDay) % minutesPerDay);
  const length = after(end, from) - from;
  const spanOf = (first: number, last: number): TimeSpan => ({
    start: instantOf(first),
    end: instantOf(last),
  });
  const to = from + (end === start ? minutesPerDay : length);
  return {
    span: spanOf(from, to),
    breaks: breaks.map((pause) => {
      const first = Math.min(to, after(pause.start, from));
      return spanOf(first, Math.min(to, after(pause.end, first)));
    }),
  };
}

function instantOf(minute: number): string {
  return toInstant(toMillis(`${day}T00:00:00.000Z`) + minute * 60_000);
}

function shiftOf(span: TimeSpan, breaks: readonly TimeSpan[]): Shift {
  return {
    pair: newTimePair({
      ...{ id: 1, assignment_id: 1, start_date: day, time_zone: 'UTC', status: 'PENDING' },
      ...clockInColumns(span.start, punched),
      ...clockOutColumns(span.end, punched),
    }),
    segments: breaks.map((pause, index) =>
      newSegment({
        ...{ id: index + 2, assignment_id: 1, shift_id: 1 },
        ...clockInColumns(pause.start, punched),
        ...clockOutColumns(pause.end, punched),
      }),
    ),
  };
}

const punched: PunchFacts = {
  ...{ offset: 0, latitude: null, longitude: null, accuracy: -1, geofence_id: null },
  ...{ geofence_result: 'NO_GEOFENCE', origin: 'WEB', punch_type: 'CLOCK' },
  ...{ device_at: null, comment: null },
};
