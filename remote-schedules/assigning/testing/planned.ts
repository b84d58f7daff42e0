import type { components, WorkSchedule } from 'shared-contracts';

type Schemas = components['schemas'];

/** A schedule of shifts with these times, with a break of half an hour or none. */
export function workSchedule(
  externalCode: string,
  externalName: string,
  startTime: string,
  endTime: string,
  pause: readonly [string, string] | null = null,
): WorkSchedule {
  const segment = (
    category: Schemas['WorkScheduleSegment']['category'],
    from: string,
    to: string,
  ): Schemas['WorkScheduleSegment'] => ({
    category,
    startTime: from,
    endTime: to,
    minuteDuration: minutesBetween(from, to),
  });
  const segments = pause
    ? [
        segment('SCHEDULED_WORKING_TIME', startTime, pause[0]),
        segment('SCHEDULED_UNPAID_BREAK', ...pause),
        segment('SCHEDULED_WORKING_TIME', pause[1], endTime),
      ]
    : [segment('SCHEDULED_WORKING_TIME', startTime, endTime)];
  const workingMinutes = segments
    .filter(({ category }) => category === 'SCHEDULED_WORKING_TIME')
    .reduce((sum, { minuteDuration }) => sum + minuteDuration, 0);
  return {
    externalCode,
    externalName,
    timeRecordingVariant: 'CLOCK',
    individualWorkSchedule: false,
    individualWorkScheduleUserId: null,
    customWorkScheduleInfo: null,
    nonWorkingDay: false,
    duration: 1,
    days: [
      { dayNumber: 1, category: 'DAY_MODEL', segments, workingMinutes, customDurationBreak: null },
    ],
  };
}

function minutesBetween(from: string, to: string): number {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return (minutes(to) - minutes(from) + 1440) % 1440;
}

export const early = workSchedule('EARLY', 'Early', '06:00', '14:30', ['10:00', '10:30']);
export const late = workSchedule('LATE', 'Late', '14:00', '22:30', ['18:00', '18:30']);
export const night = workSchedule('NIGHT', 'Night', '22:00', '06:00', ['02:00', '02:30']);

export function plannedRow(
  id: number,
  employeeName: string,
  changes: Partial<Schemas['PlannedRow']> = {},
): Schemas['PlannedRow'] {
  return {
    id,
    employeeId: id * 10,
    employeeName,
    employeeNumber: `1${id}`,
    description: 'Porter',
    position: { id: 1, description: 'Porter' },
    timeZone: 'Europe/Berlin',
    currentWorkScheduleCode: 'EARLY',
    currentWorkScheduleName: 'Early',
    timeRecordingVariant: 'CLOCK',
    countryCode: 'DE',
    currentEmployeeGroups: [],
    planVersion: 3,
    failedSchedules: [],
    ...changes,
  };
}

export const dayOff: Schemas['PlannedBrief'] = {
  ...{ kind: 'OFF', externalCode: 'EARLY', startTime: null, endTime: null },
  ...{ workingMinutes: null, name: null },
};

/** The brief of a day with that schedule. */
export function brief(schedule: WorkSchedule): Schemas['PlannedBrief'] {
  const [first] = schedule.days;
  return {
    kind: 'WORK',
    externalCode: schedule.externalCode,
    startTime: first?.segments[0]?.startTime ?? null,
    endTime: first?.segments.at(-1)?.endTime ?? null,
    workingMinutes: first?.workingMinutes ?? null,
    name: null,
  };
}

export function refusal(
  code: Schemas['PlanRefusalCode'],
  message: string,
  changes: Partial<Schemas['PlanRefusal']> = {},
): Schemas['PlanRefusal'] {
  return { code, message, date: null, changedBy: null, changedAt: null, ...changes };
}
