import type { WorkScheduleDayEntry } from 'shared-contracts/company-file/companyFile.ts';
import { minutesInShift, minutesPerDay } from 'shared-contracts/planning/shiftMinutes.ts';

/** Clock times `HH:mm`; empty while nothing is typed. An end that is not after its start is on the next day. */
export interface PatternSpan {
  readonly start: string;
  readonly end: string;
}

/** A day of a pattern, as the form has it. */
export type PatternDay =
  | ({ readonly kind: 'WORK'; readonly breaks: readonly PatternSpan[] } & PatternSpan)
  /** So many minutes of work at any time. */
  | { readonly kind: 'HOURS'; readonly minutes: number; readonly breakMinutes: number | null }
  | { readonly kind: 'OFF' }
  /** A day that the form cannot show; it is kept as it is. */
  | { readonly kind: 'OTHER'; readonly entry: WorkScheduleDayEntry };

/** A day of the company file in the form. */
export function dayOfEntry(entry: WorkScheduleDayEntry): PatternDay {
  const { category, segments = [], workingMinutes, customDurationBreak } = entry;
  const isPlain = customDurationBreak === undefined;
  if (category === 'OFF' && segments.length === 0 && isPlain) return { kind: 'OFF' };
  if (category === 'PLANNED_HOURS' && segments.length === 0 && workingMinutes !== undefined) {
    return { kind: 'HOURS', minutes: workingMinutes, breakMinutes: customDurationBreak ?? null };
  }
  const shift = isPlain && category === 'DAY_MODEL' ? shiftOf(segments) : null;
  return shift ?? { kind: 'OTHER', entry };
}

/** The other way round. */
export function entryOfDay(day: PatternDay): WorkScheduleDayEntry {
  switch (day.kind) {
    case 'OFF':
      return { category: 'OFF' };
    case 'HOURS': {
      const { minutes: workingMinutes, breakMinutes } = day;
      const pause = breakMinutes === null ? {} : { customDurationBreak: breakMinutes };
      return { category: 'PLANNED_HOURS', workingMinutes, ...pause };
    }
    case 'WORK':
      return { category: 'DAY_MODEL', segments: segmentsOf(day) };
    case 'OTHER':
      return day.entry;
  }
}

type Segment = NonNullable<WorkScheduleDayEntry['segments']>[number];
type Shift = Extract<PatternDay, { kind: 'WORK' }>;

/** Work that begins and ends the day, with breaks in between that leave no gap; null for others. */
function shiftOf(segments: readonly Segment[]): Shift | null {
  const [first, last] = [segments[0], segments.at(-1)];
  if (!first || !last || segments.length % 2 === 0) return null;
  const isShift = segments.every(({ category, startTime }, index) => {
    const expected = index % 2 === 0 ? 'SCHEDULED_WORKING_TIME' : 'SCHEDULED_UNPAID_BREAK';
    return category === expected && (index === 0 || segments[index - 1]?.endTime === startTime);
  });
  if (!isShift) return null;
  const breaks = segments
    .filter((_, index) => index % 2 === 1)
    .map(({ startTime: start, endTime: end }) => ({ start, end }));
  return { kind: 'WORK', start: first.startTime, end: last.endTime, breaks };
}

function segmentsOf({ start, end, breaks }: Shift): Segment[] {
  const from = [start, ...breaks.map((pause) => pause.end)];
  const to = [...breaks.map((pause) => pause.start), end];
  return from.flatMap((startTime, index): Segment[] => {
    const endTime = to[index] ?? end;
    const work: Segment = { category: 'SCHEDULED_WORKING_TIME', startTime, endTime };
    const pause = breaks[index];
    if (pause === undefined) return [work];
    return [
      work,
      { category: 'SCHEDULED_UNPAID_BREAK', startTime: pause.start, endTime: pause.end },
    ];
  });
}

/** What is wrong with a day. */
export type DayFault = 'TIMES_MISSING' | 'BREAKS_OUTSIDE' | 'HOURS_OUTSIDE';

/** Why a day cannot be saved; null for a sound one. */
export function dayFault(day: PatternDay): DayFault | null {
  if (day.kind === 'HOURS') {
    const isSound = day.minutes >= 0 && day.minutes <= minutesPerDay;
    return isSound && Number.isInteger(day.minutes) ? null : 'HOURS_OUTSIDE';
  }
  if (day.kind !== 'WORK') return null;
  const spans = [day, ...day.breaks];
  if (spans.some(({ start, end }) => start === '' || end === '')) return 'TIMES_MISSING';
  const marks = marksOf(day);
  const isInOrder = marks.every((mark, index) => index === 0 || mark > (marks[index - 1] ?? 0));
  return isInOrder ? null : 'BREAKS_OUTSIDE';
}

/** Start, breaks and end in minutes from midnight before the shift. */
function marksOf({ start, end, breaks }: Shift): number[] {
  const from = minutesInShift(start, 0);
  const after = (time: string) => minutesInShift(time, from);
  const close = after(end);
  return [
    from,
    ...breaks.flatMap((pause) => [after(pause.start), after(pause.end)]),
    close === from ? close + minutesPerDay : close,
  ];
}

/** Minutes of work of a day; of a day that the form cannot show, none. */
export function workMinutes(day: PatternDay): number {
  if (day.kind === 'HOURS') return day.minutes;
  if (day.kind !== 'WORK' || dayFault(day) !== null) return 0;
  const marks = marksOf(day);
  return marks.reduce((sum, mark, index) => (index % 2 === 0 ? sum - mark : sum + mark), 0);
}
