import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';
import { entries } from './checkDuplicates.ts';
import type { ExistingCompany } from './existingCompany.ts';
import type { FileFault } from './fault.ts';

/** Duplicate names of one owner, and groups that are shared with their owner. */
export function checkEmployeeGroups(
  file: CompanyFile,
  existing: ExistingCompany,
): readonly FileFault[] {
  const own = entries(file.employeeGroups, 'employeeGroups');
  const codes = new Set(own.map(([{ code }]) => code));
  const taken = new Map(
    existing.employeeGroups
      .filter(({ code }) => code === null || !codes.has(code))
      .map((group) => [nameKey(group), 'already']),
  );
  return own.flatMap(([group, path]) => {
    const faults: FileFault[] = [];
    const where = taken.get(nameKey(group));
    if (where !== undefined) {
      const message = `The owner has a group "${group.name}" ${where}.`;
      faults.push({ path: [...path, 'name'], message });
    }
    taken.set(nameKey(group), `in the file already, at ${[...path, 'name'].join('.')}`);
    const self = group.sharedWith?.indexOf(group.owner) ?? -1;
    if (self >= 0) {
      const message = 'The owner needs no share of the own group.';
      faults.push({ path: [...path, 'sharedWith', self], message });
    }
    return faults;
  });
}

function nameKey({ owner, name }: { readonly owner: string; readonly name: string }): string {
  return JSON.stringify([owner, name.trim().replaceAll(/\s+/g, ' ').toLowerCase()]);
}
