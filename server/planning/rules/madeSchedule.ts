import type { components, WorkSchedule, WorkScheduleDay } from 'shared-contracts';
import {
  breakFaults,
  workMinutes,
  type BreakFault,
  type ShiftBreak,
} from 'shared-contracts/planning/shiftBreaks.ts';
import { minutesInShift, minutesOf, shiftSpan } from 'shared-contracts/planning/shiftMinutes.ts';
import { ownPrefix } from '../../hr-outbox/rules/ownPrefix.ts';

export type Configuration = components['schemas']['DurationWorkScheduleAssignment'];
type Variant = WorkSchedule['timeRecordingVariant'];
type Segment = WorkScheduleDay['segments'][number];

/** An invalid field of the configuration (`breaks.0.startTime`). */
export interface ConfigurationFault {
  readonly field: string;
  readonly fault:
    | 'required'
    | 'unknown'
    | 'range'
    | 'combination'
    | 'breakStartInShift'
    | 'breakEndInShift'
    | 'endOfBreakAfterStart';
}

const told: Readonly<Record<BreakFault, readonly [field: string, ConfigurationFault['fault']]>> = {
  'start-required': ['startTime', 'required'],
  'end-required': ['endTime', 'required'],
  'start-in-shift': ['startTime', 'breakStartInShift'],
  'end-after-start': ['endTime', 'endOfBreakAfterStart'],
  'end-in-shift': ['endTime', 'breakEndInShift'],
  overlap: ['startTime', 'combination'],
  'no-work': ['endTime', 'range'],
};

/**
 * The faults of a working configuration (spec §5): its end, a break, or no work left after breaks.
 * Companies that record breaks as durations give minutes instead of times.
 */
export function faultsOf(
  { startTime, endTime, earliestEndTime, breaks }: Configuration,
  allowsMinutes: boolean,
): ConfigurationFault[] {
  if (startTime === endTime) return [{ field: 'endTime', fault: 'combination' }];
  const shift = shiftSpan(startTime, endTime);
  const lastEnd = (clockTime: string) => minutesInShift(clockTime, shift.start);
  if (earliestEndTime != null && lastEnd(earliestEndTime) > shift.end) {
    return [{ field: 'earliestEndTime', fault: 'combination' }];
  }
  const ofBreaks = breakFaults(breaks.map(shiftBreak), shift);
  return breaks.flatMap((pause, index): ConfigurationFault[] => {
    const fault = ofBreaks.get(index);
    const found =
      pause.minuteDuration !== undefined
        ? minutesFault(pause, fault, allowsMinutes)
        : fault && told[fault];
    return found ? [{ field: `breaks.${index}.${found[0]}`, fault: found[1] }] : [];
  });
}

function minutesFault(
  { startTime, endTime }: Configuration['breaks'][number],
  fault: BreakFault | undefined,
  allowsMinutes: boolean,
): (typeof told)[BreakFault] | undefined {
  if (startTime ?? endTime) return ['minuteDuration', 'combination'];
  if (!allowsMinutes) return ['minuteDuration', 'unknown'];
  return fault && ['minuteDuration', 'range'];
}

function shiftBreak({
  startTime,
  endTime,
  minuteDuration,
}: Configuration['breaks'][number]): ShiftBreak {
  return {
    startTime: startTime ?? null,
    endTime: endTime ?? null,
    minutes: minuteDuration ?? null,
  };
}

/** The one-day schedule for a valid configuration; equal configurations have the same code. */
export function madeSchedule(configuration: Configuration, variant: Variant): WorkSchedule {
  const { startTime, endTime } = configuration;
  const start = minutesOf(startTime);
  const breaks = configuration.breaks
    .flatMap(({ startTime: from, endTime: to }) =>
      from === undefined || to === undefined ? [] : [{ from, to }],
    )
    .toSorted((a, b) => minutesInShift(a.from, start) - minutesInShift(b.from, start));
  const minutes = configuration.breaks.reduce((sum, pause) => sum + (pause.minuteDuration ?? 0), 0);
  const segments = segmentsOf(startTime, endTime, breaks);
  const shift = shiftSpan(startTime, endTime);
  const [first] = breaks;
  const parts = [
    ...breaks.map(({ from, to }) => ({ code: digits(from + to), name: `${from}–${to}` })),
    ...(minutes > 0 ? [{ code: `M${minutes}`, name: `${minutes} min` }] : []),
  ];
  const code = parts.length === 0 ? '' : `-${parts.map((part) => part.code).join('')}`;
  return {
    externalCode: `${ownPrefix}${variant[0] ?? ''}${digits(startTime + endTime)}${code}`,
    externalName: [`${startTime}–${endTime}`, ...parts.map(({ name }) => name)].join(', '),
    days: [
      {
        dayNumber: 1,
        category: 'DAY_MODEL',
        segments,
        workingMinutes: workMinutes(configuration.breaks.map(shiftBreak), shift),
        customDurationBreak: minutes > 0 ? minutes : null,
      },
    ],
    timeRecordingVariant: variant,
    individualWorkSchedule: false,
    individualWorkScheduleUserId: null,
    customWorkScheduleInfo: {
      startTime,
      breakStartTime: first?.from ?? null,
      breakEndTime: first?.to ?? null,
    },
    nonWorkingDay: false,
    duration: 1,
  };
}

function segmentsOf(
  startTime: string,
  endTime: string,
  breaks: readonly { readonly from: string; readonly to: string }[],
): Segment[] {
  const segments: Segment[] = [];
  let next = startTime;
  for (const { from, to } of breaks) {
    if (from !== next) segments.push(segment('SCHEDULED_WORKING_TIME', next, from));
    segments.push(segment('SCHEDULED_UNPAID_BREAK', from, to));
    next = to;
  }
  if (next !== endTime) segments.push(segment('SCHEDULED_WORKING_TIME', next, endTime));
  return segments;
}

function segment(category: Segment['category'], startTime: string, endTime: string): Segment {
  const { start, end } = shiftSpan(startTime, endTime);
  return { category, startTime, endTime, minuteDuration: end - start };
}

function digits(clockTimes: string): string {
  return clockTimes.replaceAll(':', '');
}
