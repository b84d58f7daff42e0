import type { components, WorkSchedule, WorkScheduleDay } from 'shared-contracts';
import { minutesPerDay } from '../../schedules/rules/minutesOfDays.ts';

export type Configuration = components['schemas']['DurationWorkScheduleAssignment'];
type Variant = WorkSchedule['timeRecordingVariant'];
type Segment = WorkScheduleDay['segments'][number];

/** Codes of schedules and ranges that are made here begin with it; those of company files never do. */
export const ownPrefix = 'PUNCTUAL-';

/** A field of the configuration (`breaks.0.startTime`) that is wrong. */
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

/**
 * What is wrong with a working configuration (spec §5). Times before the start are those of the next
 * day; breaks lie inside the shift, end after they start, do not overlap and leave some work. Minutes
 * instead of times are for companies that give breaks so.
 */
export function faultsOf(
  { startTime, endTime, earliestEndTime, breaks }: Configuration,
  allowsMinutes: boolean,
): ConfigurationFault[] {
  if (startTime === endTime) return [{ field: 'endTime', fault: 'combination' }];
  const start = minutesOf(startTime);
  const after = (clockTime: string) => minutesAfter(clockTime, start);
  const end = after(endTime);
  if (earliestEndTime != null && after(earliestEndTime) > end) {
    return [{ field: 'earliestEndTime', fault: 'combination' }];
  }
  const faults: ConfigurationFault[] = [];
  let rest = 0;
  let last = start;
  const inOrder = breaks
    .map((pause, index) => ({ ...pause, field: `breaks.${index}` }))
    .toSorted((a, b) => after(a.startTime ?? startTime) - after(b.startTime ?? startTime));
  for (const { startTime: from, endTime: to, minuteDuration: minutes, field } of inOrder) {
    if (from === undefined && to === undefined) {
      if (minutes === undefined) faults.push({ field: `${field}.startTime`, fault: 'required' });
      else if (!allowsMinutes) faults.push({ field: `${field}.minuteDuration`, fault: 'unknown' });
      else if ((rest += minutes) >= end - start) {
        faults.push({ field: `${field}.minuteDuration`, fault: 'range' });
      }
    } else if (minutes !== undefined) {
      faults.push({ field: `${field}.minuteDuration`, fault: 'combination' });
    } else if (from === undefined) faults.push({ field: `${field}.startTime`, fault: 'required' });
    else if (to === undefined) faults.push({ field: `${field}.endTime`, fault: 'required' });
    else if (after(from) >= end) {
      faults.push({ field: `${field}.startTime`, fault: 'breakStartInShift' });
    } else if (after(to) <= after(from)) {
      faults.push({ field: `${field}.endTime`, fault: 'endOfBreakAfterStart' });
    } else if (after(to) > end) {
      faults.push({ field: `${field}.endTime`, fault: 'breakEndInShift' });
    } else if (after(from) < last) {
      faults.push({ field: `${field}.startTime`, fault: 'combination' });
    } else if ((rest += after(to) - after(from)) >= end - start) {
      faults.push({ field: `${field}.endTime`, fault: 'range' });
    } else last = after(to);
  }
  return faults;
}

/** The schedule of one day that a sound configuration asks for; the same always has the same code. */
export function madeSchedule(configuration: Configuration, variant: Variant): WorkSchedule {
  const { startTime, endTime } = configuration;
  const start = minutesOf(startTime);
  const breaks = configuration.breaks
    .flatMap(({ startTime: from, endTime: to }) =>
      from === undefined || to === undefined ? [] : [{ from, to }],
    )
    .toSorted((a, b) => minutesAfter(a.from, start) - minutesAfter(b.from, start));
  const minutes = configuration.breaks.reduce((sum, pause) => sum + (pause.minuteDuration ?? 0), 0);
  const segments = segmentsOf(startTime, endTime, breaks);
  const working = segments
    .filter(({ category }) => category === 'SCHEDULED_WORKING_TIME')
    .reduce((sum, { minuteDuration }) => sum + minuteDuration, 0);
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
        workingMinutes: working - minutes,
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
  const minuteDuration = minutesAfter(endTime, minutesOf(startTime)) - minutesOf(startTime);
  return { category, startTime, endTime, minuteDuration };
}

/** Minutes from the midnight before the shift; a time before the start lies on the next day. */
function minutesAfter(clockTime: string, start: number): number {
  const minutes = minutesOf(clockTime);
  return minutes < start ? minutes + minutesPerDay : minutes;
}

function minutesOf(clockTime: string): number {
  return Number(clockTime.slice(0, 2)) * 60 + Number(clockTime.slice(3));
}

function digits(clockTimes: string): string {
  return clockTimes.replaceAll(':', '');
}
