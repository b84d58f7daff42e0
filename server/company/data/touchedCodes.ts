import { guardedAuthorities } from 'shared-contracts';
import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';
import { statement, type Runner } from '../../database/statement.ts';
import { holdsAnywhere } from '../../people/data/personSql.ts';
import { givenKeys, removedKeys, type RemovableSection } from '../rules/removedEntries.ts';
import type { SectionCodes } from './sections/companySections.ts';

const readTouchedPeople = statement<
  { number: string },
  {
    numbers: readonly string[];
    assignments: readonly string[];
    assignedSchedules: readonly string[];
    absences: readonly string[];
    workSchedules: readonly string[];
  }
>(
  'readTouchedPeople',
  `select employee_number as number from employee
   where employee_number = any($numbers) or ${holdsAnywhere(guardedAuthorities)}
     or id in (select employee_id from assignment where code = any($assignments)
       or id in (select assignment_id from assigned_schedule where code = any($assignedSchedules))
       or id in (select assignment_id from absence where code = any($absences)))
     or id in (select individual_employee_id from work_schedule
       where external_code = any($workSchedules))`,
);

const readTouchedAssignments = statement<{ code: string }, { numbers: readonly string[] }>(
  'readTouchedAssignments',
  `select code from assignment
   where employee_id in (select id from employee where employee_number = any($numbers))`,
);

/**
 * The entries that writing a file can change: those in it, with everything about the people whom it
 * names; and everybody who administers, by whom a change is judged. Read it before the file is
 * written.
 */
export async function touchedCodes(transaction: Runner, file: CompanyFile): Promise<SectionCodes> {
  const {
    people = [],
    assignments = [],
    managers = [],
    workSchedules = [],
    assignedSchedules = [],
    absences = [],
    employeeGroups = [],
    removed = {},
  } = file;
  const named = [
    ...people.map(({ employeeNumber }) => employeeNumber),
    ...assignments.map(({ employee }) => employee),
    ...managers.map(({ manager }) => manager),
    ...workSchedules.flatMap(({ individualEmployee }) => individualEmployee ?? []),
    ...employeeGroups.map(({ owner }) => owner),
    ...(removed.people ?? []),
    ...(removed.managers ?? []).map(({ manager }) => manager),
  ];
  const ofAssignments = [
    ...assignments.map(({ code }) => code),
    ...[...managers, ...assignedSchedules, ...absences].map(({ assignment }) => assignment),
    ...(removed.assignments ?? []),
    ...(removed.managers ?? []).map(({ assignment }) => assignment),
  ];
  const touched = await transaction.run(readTouchedPeople, {
    numbers: named,
    assignments: ofAssignments,
    assignedSchedules: removed.assignedSchedules ?? [],
    absences: removed.absences ?? [],
    workSchedules: removed.workSchedules ?? [],
  });
  const numbers = [...new Set([...named, ...touched.map(({ number }) => number)])];
  const own = await transaction.run(readTouchedAssignments, { numbers });
  const codes = [...new Set([...ofAssignments, ...own.map(({ code }) => code)])];
  const keys = (section: RemovableSection) =>
    [...givenKeys(file, section), ...removedKeys(file, section)].map(({ key }) => key);
  return {
    ...{ geofences: keys('geofences'), positions: keys('positions') },
    ...{ costCenters: keys('costCenters'), customFields: keys('customFields') },
    ...{ timeTypes: keys('timeTypes'), timeTypeProfiles: keys('timeTypeProfiles') },
    ...{ reasons: keys('reasons'), holidayCalendars: keys('holidayCalendars') },
    // The rules are one list, in order.
    adjustmentRules: (file.adjustmentRules ?? removed.adjustmentRules) === undefined ? [] : 'all',
    ...{ people: numbers, assignments: codes, managers: [...numbers, ...codes] },
    ...{ workSchedules: keys('workSchedules'), assignedSchedules: keys('assignedSchedules') },
    ...{ absences: keys('absences'), employeeGroups: keys('employeeGroups') },
    terminals: keys('terminals'),
  };
}
