import { createCompany, type CompanyFile } from '../company/createCompany.ts';

/** Everybody has the same manager, who has an assignment, too, and so a session. */
export function managedByOne(people: number): CompanyFile {
  const company = createCompany(people);
  return {
    ...company,
    managers: company.managers.map((managed) => ({ ...managed, manager: 'M-1' })),
    assignments: [
      { ...company.assignments[0], code: 'A-M-1', employee: 'M-1' },
      ...company.assignments,
    ],
  };
}
