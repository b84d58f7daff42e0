import { isTimeZone } from 'shared-contracts';
import { entries } from './checkDuplicates.ts';
import type { CompanyFile } from './companyFile.ts';
import type { ExistingCompany } from './existingCompany.ts';
import type { FieldPath, FileFault } from './fault.ts';
import { scheduleDay } from './scheduleDay.ts';

/** What a schema cannot see: time zones, names taken by others, fields that do not fit together. */
export function checkValues(file: CompanyFile, existing: ExistingCompany): FileFault[] {
  return [
    ...firstCompany(file, existing),
    ...timeZones(file),
    ...usernames(file, existing),
    ...owners(file, existing),
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

function timeZones(file: CompanyFile): FileFault[] {
  const zoned: [{ timeZone: string }, FieldPath][] = [
    ...entries(file.assignments, 'assignments'),
    ...entries(file.terminals, 'terminals'),
  ];
  return zoned.flatMap(([{ timeZone }, path]) =>
    isTimeZone(timeZone)
      ? []
      : [fault(path, 'timeZone', `"${timeZone}" is not an IANA time zone such as Europe/Berlin.`)],
  );
}

function usernames(file: CompanyFile, existing: ExistingCompany): FileFault[] {
  const inFile = new Set((file.people ?? []).map(({ employeeNumber }) => employeeNumber));
  return entries(file.people, 'people').flatMap(([{ username, password }, path]) => {
    const owner = existing.usernames.get(username?.toLowerCase() ?? '');
    const faults: FileFault[] = [];
    if (owner !== undefined && !inFile.has(owner)) {
      const message = `The person with the employee number "${owner}" has this name.`;
      faults.push(fault(path, 'username', message));
    }
    if (password !== undefined && username === undefined) {
      faults.push(fault(path, 'password', 'A password needs a user name to sign in with.'));
    }
    return faults;
  });
}

/** Recorded time tells whose it is, hence its assignment stays with its person. */
function owners(file: CompanyFile, existing: ExistingCompany): FileFault[] {
  const ownerOf = new Map(existing.assignments.map(({ code, employee }) => [code, employee]));
  return entries(file.assignments, 'assignments').flatMap(([{ code, employee }, path]) => {
    const owner = ownerOf.get(code);
    if (owner === undefined || owner === employee || !existing.recorded.has(code)) return [];
    const message = `Time of the person with the employee number "${owner}" is recorded here; another person needs an assignment with another code.`;
    return [fault(path, 'employee', message)];
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
