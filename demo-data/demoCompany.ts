import { addDays, type Authority, type Instant } from 'shared-contracts';
import type {
  AssignmentEntry,
  CompanyFile,
  ManagerEntry,
  PersonEntry,
} from 'shared-contracts/company-file/companyFile.ts';
import { createCalendar, type Calendar } from './calendar.ts';
import {
  adjustmentRules,
  customFields,
  positionName,
  positions,
  reasons,
  timeTypeProfiles,
  timeTypes,
} from './catalogues.ts';
import { createRandom } from './createRandom.ts';
import { employeeGroups } from './employeeGroups.ts';
import { demoHistory } from './history.ts';
import { cast, workers, type Worker } from './people.ts';
import { fillRightNow } from './rightNow.ts';
import { assignmentCode, createRoster } from './roster.ts';
import { costCenters, sites, terminals } from './sites.ts';
import { workSchedules } from './workSchedules.ts';

export const demoPassword = 'punctual';
/** The PIN of everybody whose time is recorded. */
export const demoPin = '4711';

const ownTime: Authority[] = ['CAPTURE_TIME', 'VIEW_TIME', 'ADD_TIME'];

/**
 * Northgate Facilities, which cleans, cooks and transports in three hospitals: 60 people in three
 * time zones with two pay cycles of history up to `now`. The same seed and instant produce the same
 * file.
 */
export function demoCompany(seed: number, now: Instant): CompanyFile {
  const calendar = createCalendar(now);
  const roster = createRoster(calendar);
  return {
    company: {
      name: 'Northgate Facilities',
      license: { name: 'Northgate Facilities Group', expiryDate: addDays(calendar.today, 400) },
      payCycle: { startDate: calendar.payCycleStart, duration: 14, unit: 'DAYS' },
      locales: ['en', 'de', 'es', 'th'],
    },
    // People try the demo at any hour: nobody should be told that a shift of theirs began long ago.
    features: { MISSED_CLOCK_IN_THRESHOLD: 0 },
    geofences: Object.values(sites).map(({ geofence }) => geofence),
    positions,
    costCenters,
    customFields,
    timeTypes,
    timeTypeProfiles,
    reasons,
    holidayCalendars: [...calendar.holidays],
    adjustmentRules,
    people: people(),
    assignments: [
      director(calendar),
      ...workers.map((worker) => workerAssignment(worker, seed, calendar)),
    ],
    managers: managers(calendar),
    workSchedules,
    assignedSchedules: [...roster.assigned],
    absences: [...roster.absences],
    employeeGroups,
    terminals: terminals(demoPassword),
    history: fillRightNow(demoHistory(seed, calendar, roster), seed, now),
  };
}

function people(): PersonEntry[] {
  const deciding: Authority[] = ['APPROVE_TIME', 'ASSIGN_WORK_SCHEDULES'];
  const deciders = new Set(workers.map(({ manager }) => manager));
  return [
    {
      employeeNumber: cast.admin,
      firstName: 'Robin',
      lastName: 'Ellis',
      badge: badgeOf(cast.admin),
      username: 'admin',
      password: demoPassword,
      authorities: ['DEV_ADMIN'],
    },
    {
      employeeNumber: cast.director,
      firstName: 'Helen',
      lastName: 'Marsh',
      badge: badgeOf(cast.director),
      username: 'helen.marsh',
      password: demoPassword,
      authorities: deciding,
    },
    ...workers.map((worker): PersonEntry => ({
      employeeNumber: worker.number,
      pin: demoPin,
      badge: badgeOf(worker.number),
      firstName: worker.firstName,
      lastName: worker.lastName,
      username: usernameOf(worker),
      password: demoPassword,
      email: `${usernameOf(worker)}@northgate.example`,
      authorities: deciders.has(worker.number) ? deciding : [],
      settings: {
        is24HourDateTime: worker.site !== 'STBRENDAN',
        locale: worker.locale,
        startOfWeek: worker.site === 'STBRENDAN' ? 'SUNDAY' : 'MONDAY',
      },
    })),
  ];
}

/** The content of a person's badge: `BADGE-20418`. */
export function badgeOf(employeeNumber: string): string {
  return `BADGE-${employeeNumber}`;
}

function usernameOf({ number, firstName, lastName }: Worker): string {
  if (number === cast.employee) return 'employee';
  if (number === cast.manager) return 'manager';
  return [firstName, lastName]
    .map((name) =>
      name
        .normalize('NFD')
        .replaceAll(/[^a-zA-Z-]/g, '')
        .toLowerCase(),
    )
    .join('.');
}

/** A worker's only job, which began some time before the history. */
export function workerAssignment(
  worker: Worker,
  seed: number,
  { historyStart }: Pick<Calendar, 'historyStart'>,
): AssignmentEntry {
  const site = sites[worker.site];
  const hired = createRandom(seed, 'hired', worker.number).integer(200, 4000);
  const startDate = addDays(historyStart, -hired);
  return {
    code: assignmentCode(worker.number),
    employee: worker.number,
    isPrimary: true,
    description: `${positionName(worker.position)}, ${site.geofence.name}`,
    position: worker.position,
    startDate,
    countryCode: site.countryCode,
    company: site.company,
    costCenter: worker.costCenter,
    timeZone: site.timeZone,
    timeTypeProfile: worker.position === 'TECHNICIAN' ? 'TECHNICAL' : 'STANDARD',
    holidayCalendar: site.calendar,
    authorities: ownTime,
    timeRecordingVariants: [
      { timeRecordingVariant: worker.schedule === 'OFFICE' ? 'DURATION' : 'CLOCK', startDate },
    ],
    geofences: [site.geofence.code],
    customFields: ['FLOOR'],
  };
}

/** Nobody decides on the director's time, so none is recorded. */
function director(calendar: Calendar): AssignmentEntry {
  const startDate = addDays(calendar.historyStart, -2900);
  return {
    code: assignmentCode(cast.director),
    employee: cast.director,
    isPrimary: true,
    description: 'Director of operations',
    position: 'DIRECTOR',
    startDate,
    countryCode: 'GB',
    company: sites.RIVERSIDE.company,
    costCenter: '4900',
    timeZone: sites.RIVERSIDE.timeZone,
    timeTypeProfile: 'STANDARD',
    holidayCalendar: 'GB',
    authorities: ['VIEW_TIME'],
    timeRecordingVariants: [{ timeRecordingVariant: 'DURATION', startDate }],
  };
}

/** Managing ranges: most are open-ended, some people have changed teams, one will. */
function managers({ historyStart, monday }: Calendar): ManagerEntry[] {
  const startDate = addDays(historyStart, -180);
  const moved: Readonly<Record<string, ManagerEntry[]>> = {
    '20544': [
      { manager: '10031', assignment: 'A-20544', startDate, endDate: addDays(monday, -8) },
      { manager: cast.manager, assignment: 'A-20544', startDate: addDays(monday, -7) },
    ],
    '20266': [
      { manager: cast.manager, assignment: 'A-20266', startDate, endDate: addDays(monday, 41) },
      { manager: '10031', assignment: 'A-20266', startDate: addDays(monday, 42) },
    ],
  };
  return workers.flatMap(
    ({ number, manager }) =>
      moved[number] ?? [{ manager, assignment: assignmentCode(number), startDate }],
  );
}
