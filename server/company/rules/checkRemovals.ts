import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';
import type { ExistingCompany } from './existingCompany.ts';
import type { FileFault } from './fault.ts';
import {
  givenKeys,
  rangeKey,
  removableSections,
  removedBySection,
  removedKeys,
} from './removedEntries.ts';

/** Entries that are removed twice, or stand in the file as well. */
export function checkRemovals(file: CompanyFile): FileFault[] {
  if (file.removed === undefined) return [];
  return removableSections.flatMap((section) => {
    const given = new Map(givenKeys(file, section).map(({ key, path }) => [key, path]));
    const removed = removedKeys(file, section);
    const first = new Map(removed.toReversed().map(({ key, path }) => [key, path]));
    return removed.flatMap(({ key, path }): FileFault[] => {
      const [entry, earlier] = [given.get(key), first.get(key)];
      if (entry !== undefined) {
        const message = `The entry stands in the file too, at ${entry.join('.')}: leave one of them out.`;
        return [{ path, message }];
      }
      if (earlier === undefined || earlier === path) return [];
      return [{ path, message: `It is removed in the file already, at ${earlier.join('.')}.` }];
    });
  });
}

/** The company without what a file removes: what stays is what the file can conflict with. */
export function withoutRemoved(existing: ExistingCompany, file: CompanyFile): ExistingCompany {
  if (file.removed === undefined) return existing;
  const gone = removedBySection(file);
  const stays = (section: string, key: string | null) =>
    key === null || gone.get(section)?.has(key) !== true;
  const ofPeople = (owners: ReadonlyMap<string, string>) =>
    new Map([...owners].filter(([, number]) => stays('people', number)));
  return {
    ...existing,
    codes: Object.fromEntries(
      Object.entries(existing.codes).map(([section, codes]) => [
        section,
        new Set([...codes].filter((code) => stays(section, code))),
      ]),
    ),
    usernames: ofPeople(existing.usernames),
    badges: ofPeople(existing.badges),
    assignments: existing.assignments.filter(({ code }) => stays('assignments', code)),
    managers: existing.managers.filter((range) => stays('managers', rangeKey(range))),
    assignedSchedules: existing.assignedSchedules.filter(({ code }) =>
      stays('assignedSchedules', code),
    ),
    employeeGroups: existing.employeeGroups.filter(({ code }) => stays('employeeGroups', code)),
  };
}
