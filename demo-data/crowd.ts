import { addDays, type Authority, type LocalDate } from 'shared-contracts';
import type { AbsenceEntry, CompanyFile } from 'shared-contracts/company-file/companyFile.ts';
import { createRandom } from './createRandom.ts';
import { badgeOf, demoPassword, workerAssignment } from './demoCompany.ts';
import { cast, workers, type Worker } from './people.ts';
import { assignmentCode } from './roster.ts';
import type { ScheduleCode } from './workSchedules.ts';

/** One of the many people who are added to the demo company for measurements. */
export interface CrowdMember extends Worker {
  /** `crowd-1`, `crowd-2`, … with the demo's password. */
  readonly username: string;
  readonly leadsTeam: boolean;
  /** A Monday; the schedule starts here. */
  readonly scheduledFrom: LocalDate;
  /** A week off every six months. */
  readonly leaves: readonly AbsenceEntry[];
}

const teamSize = 50;
const fullTime: ReadonlySet<ScheduleCode> = new Set([
  'EARLY',
  'LATE',
  'DAY',
  'NIGHT',
  'EARLY-LATE',
]);
const models = workers.filter(
  ({ schedule, position }) => fullTime.has(schedule) && position !== 'MANAGER',
);

/**
 * The given number of people who work full time like those of the demo, in teams of fifty led by
 * the first of each. Their history starts on `monday` and covers that many weeks.
 */
export function crowd(
  size: number,
  seed: number,
  { monday, weeks }: { readonly monday: LocalDate; readonly weeks: number },
): CrowdMember[] {
  return Array.from({ length: size }, (_, index): CrowdMember => {
    const random = createRandom(seed, 'crowd', index);
    const model = models[index % models.length];
    if (model === undefined) throw new Error('The demo has people who work full time.');
    const neighbours = workers.filter(({ site }) => site === model.site);
    const pickName = () => neighbours[random.integer(0, neighbours.length - 1)] ?? model;
    const leadsTeam = index % teamSize === 0;
    const number = numberOf(index);
    return {
      ...model,
      number,
      firstName: pickName().firstName,
      lastName: pickName().lastName,
      manager: leadsTeam ? cast.director : numberOf(index - (index % teamSize)),
      username: `crowd-${index + 1}`,
      leadsTeam,
      scheduledFrom: monday,
      leaves: Array.from({ length: Math.floor(weeks / 26) }, (_unused, half): AbsenceEntry => {
        const startDate = addDays(monday, 7 * (26 * half + random.integer(0, 25)));
        return {
          code: `L-${number}-${half}`,
          assignment: assignmentCode(number),
          timeTypeName: 'Vacation',
          startDate,
          endDate: addDays(startDate, 4),
        };
      }),
    };
  });
}

/** The people as part of a company file, without their history. */
export function crowdFile(
  members: readonly CrowdMember[],
  seed: number,
  historyStart: LocalDate,
): CompanyFile {
  const leading: Authority[] = ['APPROVE_TIME', 'ASSIGN_WORK_SCHEDULES'];
  return {
    people: members.map((member) => ({
      employeeNumber: member.number,
      badge: badgeOf(member.number),
      firstName: member.firstName,
      lastName: member.lastName,
      username: member.username,
      password: demoPassword,
      authorities: member.leadsTeam ? leading : [],
      settings: { locale: member.locale },
    })),
    assignments: members.map((member) => workerAssignment(member, seed, { historyStart })),
    managers: members.map(({ number, manager }) => ({
      manager,
      assignment: assignmentCode(number),
      startDate: historyStart,
    })),
    assignedSchedules: members.map(({ number, schedule, firstDay, scheduledFrom }) => ({
      code: `S-${number}`,
      assignment: assignmentCode(number),
      workSchedule: schedule,
      startDate: scheduledFrom,
      firstDayNumber: firstDay,
    })),
    absences: members.flatMap(({ leaves }) => leaves),
  };
}

function numberOf(index: number): string {
  return String(500_001 + index);
}
