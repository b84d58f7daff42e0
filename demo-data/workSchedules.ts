import type {
  WorkScheduleDayEntry,
  WorkScheduleEntry,
} from 'shared-contracts/company-file/companyFile.ts';

/** A shift of a schedule, in local time; an end that is not after the start is on the next day. */
export interface ScheduledShift {
  readonly start: string;
  readonly end: string;
  readonly pause: readonly [string, string] | null;
}

const early: ScheduledShift = { start: '06:00', end: '14:30', pause: ['10:00', '10:30'] };
const day: ScheduledShift = { start: '08:00', end: '16:30', pause: ['12:00', '12:30'] };
const late: ScheduledShift = { start: '14:00', end: '22:30', pause: ['18:00', '18:30'] };
const night: ScheduledShift = { start: '22:00', end: '06:00', pause: ['02:00', '02:30'] };
const short: ScheduledShift = { start: '09:00', end: '13:00', pause: null };
const weekend: ScheduledShift = { start: '07:00', end: '19:00', pause: ['12:30', '13:15'] };

/** Days of a schedule in order; a weekly one starts on Monday. */
const rhythms = {
  EARLY: ['Early', [early, early, early, early, early, null, null]],
  LATE: ['Late', [late, late, late, late, late, null, null]],
  DAY: ['Day', [day, day, day, day, day, null, null]],
  NIGHT: ['Night', [night, night, night, night, night, null, null]],
  SHORT: ['Short', [short, short, short, short, null, null, null]],
  WEEKEND: ['Weekend', [null, null, null, null, null, weekend, weekend]],
  'EARLY-LATE': [
    'Early and late in turn',
    [early, early, early, early, early, null, null, late, late, late, late, late, null, null],
  ],
  'NIGHT-4-4': ['Four nights on, four off', [night, night, night, night, null, null, null, null]],
  'EARLY-COVER': ['Early', [early]],
  'LATE-COVER': ['Late', [late]],
  'DAY-COVER': ['Day', [day]],
} as const satisfies Record<string, readonly [string, readonly (ScheduledShift | null)[]]>;

/** Fill, edge and text of the bars in boards; other schedules get the product's colours. */
const colors: Readonly<Record<string, readonly [string, string, string]>> = {
  Early: ['#b8e1ff', '#3b85b5', '#0f1a1a'],
  Late: ['#397d88', '#90d5e0', '#ffffff'],
  Day: ['#fbdac1', '#b0733f', '#0f1a1a'],
  Night: ['#4d5f9c', '#9eb4f8', '#ffffff'],
  Short: ['#f5b076', '#965300', '#0f1a1a'],
  Weekend: ['#c4a6c0', '#784073', '#0f1a1a'],
};

export type ScheduleCode = keyof typeof rhythms | 'OFFICE' | 'NWD-C';

/** Office work is recorded as a duration; this is when it takes place. */
const office: ScheduledShift = { start: '08:30', end: '17:00', pause: ['12:30', '13:00'] };

/** The days of a schedule, each with its shift or null. */
export function rhythmOf(code: ScheduleCode): readonly (ScheduledShift | null)[] {
  if (code === 'NWD-C') return [null];
  if (code === 'OFFICE') return [office, office, office, office, office, null, null];
  return rhythms[code][1];
}

export const workSchedules: WorkScheduleEntry[] = [
  ...Object.entries(rhythms).map(([externalCode, [externalName, days]]): WorkScheduleEntry => ({
    externalCode,
    externalName,
    timeRecordingVariant: 'CLOCK',
    ...colorOf(externalName),
    days: days.map(dayEntry),
  })),
  {
    externalCode: 'OFFICE',
    externalName: 'Office hours',
    timeRecordingVariant: 'DURATION',
    days: rhythmOf('OFFICE').map((shift) =>
      shift === null ? { category: 'OFF' } : { category: 'PLANNED_HOURS', workingMinutes: 480 },
    ),
  },
  {
    externalCode: 'NWD-C',
    externalName: 'Day off',
    timeRecordingVariant: 'CLOCK',
    nonWorkingDay: true,
    days: [{ category: 'OFF' }],
  },
  {
    externalCode: 'NWD-D',
    externalName: 'Day off',
    timeRecordingVariant: 'DURATION',
    nonWorkingDay: true,
    days: [{ category: 'OFF' }],
  },
];

function colorOf(externalName: string): Pick<WorkScheduleEntry, 'color'> {
  const [primaryColor, secondaryColor, text] = colors[externalName] ?? [];
  return primaryColor && secondaryColor && text
    ? { color: { primaryColor, secondaryColor, text } }
    : {};
}

function dayEntry(shift: ScheduledShift | null): WorkScheduleDayEntry {
  if (shift === null) return { category: 'OFF' };
  const { start, end, pause } = shift;
  const work = 'SCHEDULED_WORKING_TIME';
  if (pause === null) {
    return {
      category: 'DAY_MODEL',
      segments: [{ category: work, startTime: start, endTime: end }],
    };
  }
  return {
    category: 'DAY_MODEL',
    segments: [
      { category: work, startTime: start, endTime: pause[0] },
      { category: 'SCHEDULED_UNPAID_BREAK', startTime: pause[0], endTime: pause[1] },
      { category: work, startTime: pause[1], endTime: end },
    ],
  };
}
