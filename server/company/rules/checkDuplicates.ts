import type { CompanyFile } from './companyFile.ts';
import { codedSections } from './existingCompany.ts';
import type { FieldPath, FileFault } from './fault.ts';

interface Named {
  readonly value: string;
  readonly path: FieldPath;
}

/** Codes, user names, days and options that stand twice where they may stand once. */
export function checkDuplicates(file: CompanyFile): FileFault[] {
  const faults = Object.entries(codedSections).flatMap(([section, field]) =>
    twice(codesOf(file, section, field)),
  );
  const usernames = entries(file.people, 'people').flatMap(([{ username }, path]) =>
    username === undefined ? [] : [{ value: username.toLowerCase(), path: [...path, 'username'] }],
  );
  const managers = entries(file.managers, 'managers').map(([entry, path]) => ({
    value: JSON.stringify([entry.manager, entry.assignment, entry.startDate]),
    path: [...path, 'startDate'],
  }));
  return [
    ...faults,
    ...twice(usernames),
    ...twice(managers, () => 'This range of the manager stands in the file already'),
    ...entries(file.customFields, 'customFields').flatMap(([field, path]) =>
      twice(within(field.options, [...path, 'options'], 'code', ({ code }) => code)),
    ),
    ...entries(file.holidayCalendars, 'holidayCalendars').flatMap(([calendar, path]) =>
      twice(within(calendar.holidays, [...path, 'holidays'], 'date', ({ date }) => date)),
    ),
  ];
}

/** The entries of a section with their paths. */
export function entries<Entry>(
  list: readonly Entry[] | undefined,
  section: string,
): [Entry, FieldPath][] {
  return (list ?? []).map((entry, index) => [entry, [section, index]]);
}

function codesOf(file: CompanyFile, section: string, field: string): Named[] {
  const sections: [string, unknown][] = Object.entries(file);
  const list = sections.find(([name]) => name === section)?.[1];
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: object, index) => {
    const fields: [string, unknown][] = Object.entries(entry);
    const value = fields.find(([name]) => name === field)?.[1];
    return typeof value === 'string' ? [{ value, path: [section, index, field] }] : [];
  });
}

function within<Entry>(
  list: readonly Entry[],
  path: FieldPath,
  field: string,
  value: (entry: Entry) => string,
): Named[] {
  return list.map((entry, index) => ({ value: value(entry), path: [...path, index, field] }));
}

function twice(
  names: readonly Named[],
  say = (value: string) => `"${value}" stands in the file already`,
): FileFault[] {
  const first = new Map<string, FieldPath>();
  const faults: FileFault[] = [];
  for (const { value, path } of names) {
    const before = first.get(value);
    if (before === undefined) first.set(value, path);
    else faults.push({ path, message: `${say(value)}, at ${before.join('.')}.` });
  }
  return faults;
}
