import { fold } from 'shared-contracts';
import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';
import { codedSections } from './existingCompany.ts';
import type { FieldPath, FileFault } from './fault.ts';

interface Named {
  readonly value: string;
  readonly path: FieldPath;
}

/**
 * Codes, user names and badges used twice. Also checks entries with other faults, so that one fault
 * does not hide another.
 */
export function checkCodes(file: object): FileFault[] {
  const codes = Object.entries(codedSections).flatMap(([section, field]) =>
    twice(textsOf(file, section, field)),
  );
  const usernames = textsOf(file, 'people', 'username').map(({ value, path }) => ({
    value: fold(value),
    path,
  }));
  return [
    ...codes,
    ...twice(usernames),
    ...twice(textsOf(file, 'people', 'badge'), () => 'This badge stands in the file already'),
  ];
}

/** Managing ranges, options and days that occur twice but must be unique. */
export function checkDuplicates(file: CompanyFile): FileFault[] {
  const managers = entries(file.managers, 'managers').map(([entry, path]) => ({
    value: JSON.stringify([entry.manager, entry.assignment, entry.startDate]),
    path: [...path, 'startDate'],
  }));
  return [
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

/** The texts of one field in a section, whatever the shape of its entries. */
export function textsOf(file: object, section: string, field: string): Named[] {
  const sections: [string, unknown][] = Object.entries(file);
  const list = sections.find(([name]) => name === section)?.[1];
  return (Array.isArray(list) ? list : []).flatMap((entry: unknown, index) => {
    if (typeof entry !== 'object' || entry === null) return [];
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
