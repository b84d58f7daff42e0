import type { components } from 'shared-contracts';
import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';
import { removableSections } from './removedEntries.ts';
import { codedSections } from './existingCompany.ts';

type Schemas = components['schemas'];
type Section = Schemas['CompanySection'];

export interface EntryChange extends Omit<Schemas['CompanyChangeEntry'], 'id'> {
  /** The employee number of the person that the entry is about; null for other entries. */
  readonly about: string | null;
}
export type SectionCount = Schemas['CompanySectionCount'];

interface Entry {
  readonly code: string;
  readonly about: string | null;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Sections and fields whose values name other people than the entry is about, or are credentials. */
const withoutValues: ReadonlySet<string> = new Set([
  'managers',
  'employeeGroups',
  'employee',
  'badge',
]);

/** The sections of an export, in its order. */
const sections = [
  'company',
  'features',
  ...removableSections,
] as const satisfies readonly Section[];

/**
 * The differences between two exports, by section and code; without values where they are about
 * somebody who is removed.
 */
export function companyChanges(before: CompanyFile, after: CompanyFile): EntryChange[] {
  const owners = new Map(
    [before, after].flatMap(({ assignments = [] }) =>
      assignments.map(({ code, employee }) => [code, employee] as const),
    ),
  );
  const left = new Set((after.people ?? []).map(({ employeeNumber }) => employeeNumber));
  const gone = new Set(
    (before.people ?? []).flatMap(({ employeeNumber: number }) => (left.has(number) ? [] : number)),
  );
  return sections.flatMap((section) => {
    const old = entriesOf(before, section, owners);
    const now = entriesOf(after, section, owners);
    const keys = [...new Set([...old.keys(), ...now.keys()])];
    return keys.flatMap((key) => {
      const [was, is] = [old.get(key), now.get(key)];
      const entry = is ?? was;
      const isOfGone = gone.has(entry?.about ?? '');
      const fields = changedFields(was?.fields ?? {}, is?.fields ?? {}).map((field) =>
        isOfGone || withoutValues.has(section) || withoutValues.has(field)
          ? { field }
          : { field, before: was?.fields[field] ?? null, after: is?.fields[field] ?? null },
      );
      if (entry === undefined || fields.length === 0) return [];
      const { code, about } = entry;
      const kind = was === undefined ? 'ADDED' : is === undefined ? 'REMOVED' : 'CHANGED';
      // What is new can be read where it is.
      const told = was === undefined ? [] : fields;
      return [{ section, code, about, kind, fields: told } satisfies EntryChange];
    });
  });
}

/**
 * How many entries of each section of the file are new, changed and unchanged.
 *
 * @param history the number of new entries of history
 */
export function sectionCounts(
  file: CompanyFile,
  changes: readonly EntryChange[],
  history: number,
): SectionCount[] {
  const counts = sections.flatMap((section): SectionCount[] => {
    const own = changes.filter((change) => change.section === section);
    const goes = section === 'company' || section === 'features' ? 0 : removedOf(file, section);
    if (file[section] === undefined && goes === 0) return [];
    const count = (kind: EntryChange['kind']) => own.filter((each) => each.kind === kind).length;
    const [added, changed, removed] = [count('ADDED'), count('CHANGED'), count('REMOVED')];
    const given = entriesOf(file, section, new Map()).size;
    const unchanged = Math.max(0, given - added - changed) + Math.max(0, goes - removed);
    return [{ section, added, changed, removed, unchanged }];
  });
  if (file.history === undefined) return counts;
  const unchanged = file.history.length - history;
  return [...counts, { section: 'history', added: history, changed: 0, removed: 0, unchanged }];
}

function removedOf({ removed = {} }: CompanyFile, section: keyof typeof removed): number {
  return removed[section]?.length ?? 0;
}

function entriesOf(
  file: CompanyFile,
  section: (typeof sections)[number],
  owners: ReadonlyMap<string, string>,
): ReadonlyMap<string, Entry> {
  const ofOwner = (assignment: string) => owners.get(assignment) ?? null;
  const byCode = (entries: readonly Entry[]) =>
    new Map(entries.map((entry) => [entry.code, entry] as const));
  switch (section) {
    case 'company': {
      const { company } = file;
      return byCode(
        company === undefined ? [] : [{ code: 'company', about: null, fields: { ...company } }],
      );
    }
    case 'features':
      return byCode(
        Object.entries(file.features ?? {}).map(([code, value]) => ({
          ...{ code, about: null, fields: { value } },
        })),
      );
    case 'adjustmentRules':
      return byCode(
        (file.adjustmentRules ?? []).map((entry, index) => ({
          ...{ code: entry.code, about: null, fields: { ...entry, sequence: index + 1 } },
        })),
      );
    case 'managers':
      return new Map(
        (file.managers ?? []).map((entry) => {
          const { manager, assignment, startDate } = entry;
          const code = `${assignment} ${startDate}`;
          return [`${manager} ${code}`, { code, about: ofOwner(assignment), fields: { ...entry } }];
        }),
      );
    case 'people':
      return byCode(
        (file.people ?? []).map(({ employeeNumber: code, ...fields }) => ({
          ...{ code, about: code, fields },
        })),
      );
    case 'assignments':
      return byCode(
        (file.assignments ?? []).map(({ code, ...fields }) => ({
          ...{ code, about: fields.employee, fields },
        })),
      );
    case 'assignedSchedules':
    case 'absences':
      return byCode(
        (file[section] ?? []).map(({ code, ...fields }) => ({
          ...{ code, about: ofOwner(fields.assignment), fields },
        })),
      );
    case 'workSchedules':
      return byCode(
        (file.workSchedules ?? []).map(({ externalCode: code, ...fields }) => ({
          ...{ code, about: fields.individualEmployee ?? null, fields },
        })),
      );
    case 'employeeGroups':
      return byCode(
        (file.employeeGroups ?? []).map(({ code, ...fields }) => ({
          ...{ code, about: fields.owner, fields },
        })),
      );
    default:
      return byCode(
        (file[section] ?? []).map((entry) => ({
          ...{ code: codeOf(section, entry), about: null, fields: { ...entry } },
        })),
      );
  }
}

function codeOf(section: keyof typeof codedSections, entry: object): string {
  return String(new Map<string, unknown>(Object.entries(entry)).get(codedSections[section]));
}

function changedFields(
  was: Readonly<Record<string, unknown>>,
  is: Readonly<Record<string, unknown>>,
): string[] {
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  // Every export gives the fields of a value the same order.
  return fields.filter((field) => JSON.stringify(was[field]) !== JSON.stringify(is[field]));
}
