import { fold, guardedAuthorities, isManager, type Authority } from 'shared-contracts';
import type { PersonEntry } from 'shared-contracts/company-file/companyFile.ts';
import type { KnownCompany } from './knownCompany.ts';
import type { PersonField } from './personField.ts';
import type { Role } from './readRole.ts';

/** The columns of a downloaded list. Badges and PINs are not in it. */
export const listedFields = [
  'employeeNumber',
  'firstName',
  'lastName',
  'email',
  'username',
  'position',
  'site',
  'costCenter',
  'startDate',
  'endDate',
  'manager',
  'role',
  'locale',
  'timeZone',
] as const satisfies readonly PersonField[];

export interface ListOptions {
  /** Of the people in it; everybody without them. */
  readonly numbers?: ReadonlySet<string>;
  readonly heading: (field: PersonField) => string;
  readonly role: (role: Role) => string;
}

/** People as a list that can be imported again; each with the current assignment. */
export function peopleList(
  known: KnownCompany,
  { numbers, heading, role }: ListOptions,
): string[][] {
  const names = (list: readonly { code: string; name: string }[] = []) =>
    new Map(list.map(({ code, name }) => [code, name]));
  const sites = names(known.file.geofences);
  const costCenters = names(known.file.costCenters);
  const people = known.people.filter(({ employeeNumber }) => numbers?.has(employeeNumber) ?? true);
  const rows = people.map((person) => {
    const job = known.jobs.get(person.employeeNumber);
    const { username = '', email = '' } = person;
    const values: Readonly<Record<(typeof listedFields)[number], string>> = {
      employeeNumber: person.employeeNumber,
      firstName: person.firstName,
      lastName: person.lastName,
      email,
      username,
      position: job ? nameOrCode(job.position, known.positionNames, known.positions) : '',
      site: (job?.geofences ?? []).map((code) => nameOrCode(code, sites, known.sites)).join('; '),
      costCenter: job?.costCenter ? nameOrCode(job.costCenter, costCenters, known.costCenters) : '',
      startDate: job?.startDate ?? '',
      endDate: job?.endDate ?? '',
      manager: (job && known.managing.get(job.code)?.[0]?.manager) ?? '',
      role: role(roleOf(person)),
      locale: person.settings?.locale ?? '',
      timeZone: job?.timeZone ?? '',
    };
    return listedFields.map((field) => values[field]);
  });
  return [listedFields.map(heading), ...rows];
}

/** The name, unless it would be found as something else, or has a character that separates. */
function nameOrCode(
  code: string,
  names: ReadonlyMap<string, string>,
  found: ReadonlyMap<string, string | null>,
): string {
  const name = names.get(code);
  if (name === undefined || /[;|,/]/.test(name)) return code;
  return found.get(fold(name)) === code ? name : code;
}

function roleOf({ authorities = [] }: PersonEntry): Role {
  const own: readonly Authority[] = authorities;
  if (own.some((authority) => guardedAuthorities.includes(authority))) return 'administrator';
  return isManager(own) && own.includes('ASSIGN_WORK_SCHEDULES') ? 'manager' : 'employee';
}
