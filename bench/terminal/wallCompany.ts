import { managedByOne, type CompanyFile } from '../company/createCompany.ts';
import type { WallPerson } from './passWall.ts';

export const wallTerminal = { terminalId: 'T-1', password: 'a wall beside the door' };

/** The identifiers of a person at the terminal; `index` starts at 0. */
export function wallPerson(index: number): WallPerson {
  const employeeNumber = numberOf(index + 1);
  return { employeeNumber, pin: '4711', badge: `BADGE-${employeeNumber}` };
}

function numberOf(number: number): string {
  return String(20_000 + number);
}

/** A company whose first people have PINs and badges, with one terminal. */
export function wallCompany(people: number, atTheWall: number): CompanyFile {
  const company = managedByOne(people, numberOf);
  const named = Array.from({ length: atTheWall }, (_, index) => wallPerson(index));
  return {
    ...company,
    features: { FACE_SEARCH_PEOPLE: people },
    people: company.people.map((person) => ({
      ...person,
      ...named.find(({ employeeNumber }) => employeeNumber === person.employeeNumber),
    })),
    terminals: [{ ...wallTerminal, description: 'Gate', timeZone: 'Europe/Berlin' }],
  };
}
