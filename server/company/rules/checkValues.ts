import { canonicalTimeZone, fold, isManager, isTimeZone, type Instant } from 'shared-contracts';
import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';
import { entries, textsOf } from './checkDuplicates.ts';
import type { ExistingCompany } from './existingCompany.ts';
import type { FieldPath, FileFault } from './fault.ts';
import { scheduleDay } from './scheduleDay.ts';

/**
 * Time zones that are unknown, ambiguous or mistyped, also in entries that do not match the schema.
 */
export function checkTimeZones(file: object): FileFault[] {
  return ['assignments', 'terminals']
    .flatMap((section) => textsOf(file, section, 'timeZone'))
    .flatMap(({ value, path }) => {
      const message = zoneFault(value);
      return message === null ? [] : [{ path, message }];
    });
}

function zoneFault(zone: string): string | null {
  const canonical = canonicalTimeZone(zone);
  if (canonical === null) {
    return isTimeZone(zone)
      ? `"${zone}" means different zones to different machines: name the place, such as Europe/Berlin.`
      : `"${zone}" is not an IANA time zone such as Europe/Berlin.`;
  }
  const isMistyped = zone !== canonical && zone.toLowerCase() === canonical.toLowerCase();
  return isMistyped ? `"${zone}" is written "${canonical}".` : null;
}

/** What a schema cannot check: names already taken, fields that contradict each other. */
export function checkValues(
  file: CompanyFile,
  existing: ExistingCompany,
  now: Instant,
): FileFault[] {
  return [
    ...firstCompany(file, existing),
    ...ownNames(file, existing),
    ...owners(file, existing),
    ...managers(file, existing, now),
    ...features(file),
    ...entries(file.timeTypeProfiles, 'timeTypeProfiles').flatMap(([profile, path]) =>
      profile.timeTypes.includes(profile.mainTimeType)
        ? []
        : [fault(path, 'mainTimeType', 'The main time type must be one of `timeTypes`.')],
    ),
    ...entries(file.customFields, 'customFields').flatMap(([{ type, options }, path]) =>
      type === 'FLAG' && options.length > 0
        ? [fault(path, 'options', 'A field of the type FLAG has no options.')]
        : [],
    ),
    ...scheduleDays(file),
    ...firstDays(file),
  ];
}

function fault(path: FieldPath, field: string, message: string): FileFault {
  return { path: [...path, field], message };
}

function firstCompany(file: CompanyFile, { hasCompany }: ExistingCompany): FileFault[] {
  if (hasCompany || file.company !== undefined) return [];
  return [{ path: ['company'], message: 'The first file needs the company itself.' }];
}

/** User names and badges are unique, also across people that the file omits. */
function ownNames(file: CompanyFile, existing: ExistingCompany): FileFault[] {
  const inFile = new Set((file.people ?? []).map(({ employeeNumber }) => employeeNumber));
  return entries(file.people, 'people').flatMap(([{ username, badge, password }, path]) => {
    const nameOwner = existing.usernames.get(fold(username ?? ''));
    const badgeOwner = existing.badges.get(badge ?? '');
    const faults: FileFault[] = [];
    if (nameOwner !== undefined && !inFile.has(nameOwner)) {
      const message = `The person with the employee number "${nameOwner}" has this name.`;
      faults.push(fault(path, 'username', message));
    }
    if (badgeOwner !== undefined && !inFile.has(badgeOwner)) {
      const message = `The person with the employee number "${badgeOwner}" has this badge.`;
      faults.push(fault(path, 'badge', message));
    }
    if (password !== undefined && username === undefined) {
      faults.push(fault(path, 'password', 'A password needs a user name to sign in with.'));
    }
    return faults;
  });
}

/** Recorded time names its employee, so an assignment with time cannot change hands. */
function owners(file: CompanyFile, existing: ExistingCompany): FileFault[] {
  const ownerOf = new Map(existing.assignments.map(({ code, employee }) => [code, employee]));
  return entries(file.assignments, 'assignments').flatMap(([{ code, employee }, path]) => {
    const owner = ownerOf.get(code);
    if (owner === undefined || owner === employee || !existing.recorded.has(code)) return [];
    const message = `Time of the person with the employee number "${owner}" is recorded here; another person needs an assignment with another code.`;
    return [fault(path, 'employee', message)];
  });
}

/** A manager whose rights are all in the file needs the authority, unless the range has ended. */
function managers(file: CompanyFile, existing: ExistingCompany, now: Instant): FileFault[] {
  const assignments = [...existing.assignments, ...(file.assignments ?? [])];
  const ownerOf = new Map(assignments.map(({ code, employee }) => [code, employee]));
  const inFile = new Set((file.assignments ?? []).map(({ code }) => code));
  const ofPerson = Map.groupBy(file.assignments ?? [], ({ employee }) => employee);
  const held = new Map(
    (file.people ?? []).map((person) => {
      const own = [person, ...(ofPerson.get(person.employeeNumber) ?? [])];
      return [person.employeeNumber, own.flatMap(({ authorities = [] }) => authorities)];
    }),
  );
  const withOthers = new Set(
    existing.assignments.filter(({ code }) => !inFile.has(code)).map(({ employee }) => employee),
  );
  return entries(file.managers, 'managers').flatMap(([{ manager, assignment, endDate }, path]) => {
    if (ownerOf.get(assignment) === manager) {
      return [fault(path, 'manager', 'Nobody manages their own assignment.')];
    }
    const hasEnded = endDate !== undefined && endDate < now.slice(0, 10);
    return hasEnded || withOthers.has(manager) || isManager(held.get(manager) ?? ['APPROVE_TIME'])
      ? []
      : [fault(path, 'manager', 'A manager needs the authority APPROVE_TIME.')];
  });
}

function features(file: CompanyFile): FileFault[] {
  const schedules = ['NON_WORKING_DAY_SCHEDULE_DURATION', 'NON_WORKING_DAY_SCHEDULE_CLOCK'];
  return Object.entries(file.features ?? {}).flatMap(([name, value]) => {
    const meansDefault = name.endsWith('_THRESHOLD') && value === -1;
    if (typeof value === 'number' && value < 0 && !meansDefault) {
      return [fault(['features'], name, 'The number may not be negative.')];
    }
    return schedules.includes(name) && value === ''
      ? [fault(['features'], name, 'The code of a work schedule is needed.')]
      : [];
  });
}

function scheduleDays(file: CompanyFile): FileFault[] {
  return entries(file.workSchedules, 'workSchedules').flatMap(([{ days, nonWorkingDay }, path]) =>
    days.flatMap((day, index) => {
      const at = [...path, 'days', index];
      const isWorking = (day.segments?.length ?? 0) > 0 || (day.workingMinutes ?? 0) > 0;
      if (isWorking && (day.category === 'OFF' || nonWorkingDay === true)) {
        return [fault(at, 'category', 'A day off has neither segments nor working minutes.')];
      }
      if (day.segments !== undefined && day.workingMinutes !== undefined) {
        return [fault(at, 'workingMinutes', 'Working minutes follow from the segments.')];
      }
      return scheduleDay(day, index + 1) === null
        ? [fault(at, 'segments', 'The segments must follow one another and span 24 hours at most.')]
        : [];
    }),
  );
}

function firstDays(file: CompanyFile): FileFault[] {
  const lengths = new Map(
    (file.workSchedules ?? []).map(({ externalCode, days }) => [externalCode, days.length]),
  );
  return entries(file.assignedSchedules, 'assignedSchedules').flatMap(([entry, path]) => {
    const length = lengths.get(entry.workSchedule) ?? Number.POSITIVE_INFINITY;
    return (entry.firstDayNumber ?? 1) <= length
      ? []
      : [fault(path, 'firstDayNumber', `The schedule has ${length} days only.`)];
  });
}
