import type { Authority, LocalDate } from 'shared-contracts';
import type {
  AssignmentEntry,
  CompanyFile,
  PersonEntry,
} from 'shared-contracts/company-file/companyFile.ts';

/** A person of an export with their assignments. */
export interface Person {
  readonly entry: PersonEntry;
  readonly assignments: readonly AssignmentEntry[];
}

/** The people of an export by employee number. */
export function peopleOf({ people = [], assignments = [] }: CompanyFile): Map<string, Person> {
  const own = Map.groupBy(assignments, ({ employee }) => employee);
  return new Map(
    people.map((entry) => [
      entry.employeeNumber,
      { entry, assignments: own.get(entry.employeeNumber) ?? [] },
    ]),
  );
}

/** Held by the person or on any assignment, past and future ones included. */
export function authoritiesOf({ entry, assignments }: Person): Set<Authority> {
  return new Set([entry, ...assignments].flatMap(({ authorities = [] }) => authorities));
}

/** Held by the person or on an assignment of that day. */
export function heldOn({ entry, assignments }: Person, day: LocalDate): Set<Authority> {
  const active = assignments.filter(
    ({ startDate, endDate = day }) => startDate <= day && day <= endDate,
  );
  return authoritiesOf({ entry, assignments: active });
}

export function canLogIn({ entry: { username, closed = false } }: Person): boolean {
  return username !== undefined && !closed;
}
