import { guardedAuthorities } from 'shared-contracts';
import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';
import { statement, type Runner } from '../../database/statement.ts';
import { holdsAnywhere } from '../../people/data/personSql.ts';
import type { SectionCodes } from './sections/companySections.ts';

const readTouchedPeople = statement<
  { number: string },
  { numbers: readonly string[]; assignments: readonly string[] }
>(
  'readTouchedPeople',
  `select employee_number as number from employee
   where employee_number = any($numbers) or ${holdsAnywhere(guardedAuthorities)}
     or id in (select employee_id from assignment where code = any($assignments))`,
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
  } = file;
  const named = [
    ...people.map(({ employeeNumber }) => employeeNumber),
    ...assignments.map(({ employee }) => employee),
    ...managers.map(({ manager }) => manager),
    ...workSchedules.flatMap(({ individualEmployee }) => individualEmployee ?? []),
    ...employeeGroups.map(({ owner }) => owner),
  ];
  const ofAssignments = [
    ...assignments.map(({ code }) => code),
    ...[...managers, ...assignedSchedules, ...absences].map(({ assignment }) => assignment),
  ];
  const touched = await transaction.run(readTouchedPeople, {
    numbers: named,
    assignments: ofAssignments,
  });
  const numbers = [...new Set([...named, ...touched.map(({ number }) => number)])];
  const own = await transaction.run(readTouchedAssignments, { numbers });
  const codes = [...new Set([...ofAssignments, ...own.map(({ code }) => code)])];
  return {
    ...{ geofences: of(file.geofences), positions: of(file.positions) },
    ...{ costCenters: of(file.costCenters), customFields: of(file.customFields) },
    ...{ timeTypes: of(file.timeTypes), timeTypeProfiles: of(file.timeTypeProfiles) },
    ...{ reasons: of(file.reasons), holidayCalendars: of(file.holidayCalendars) },
    // The list is replaced as a whole.
    adjustmentRules: file.adjustmentRules === undefined ? [] : 'all',
    ...{ people: numbers, assignments: codes, managers: [...numbers, ...codes] },
    workSchedules: workSchedules.map(({ externalCode }) => externalCode),
    ...{ assignedSchedules: of(assignedSchedules), absences: of(absences) },
    employeeGroups: of(employeeGroups),
    terminals: (file.terminals ?? []).map(({ terminalId }) => terminalId),
  };
}

function of(entries: readonly { readonly code: string }[] = []): string[] {
  return entries.map(({ code }) => code);
}
