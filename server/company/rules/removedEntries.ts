import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';
import { entries } from './checkDuplicates.ts';
import { codedSections, type CodedSection } from './existingCompany.ts';
import type { FieldPath } from './fault.ts';

export type Removed = NonNullable<CompanyFile['removed']>;
export type RemovableSection = keyof Removed;
type RemovedRange = NonNullable<Removed['managers']>[number];

/** The sections that have entries, in the order of an export. */
export const removableSections = [
  'geofences',
  'positions',
  'costCenters',
  'customFields',
  'timeTypes',
  'timeTypeProfiles',
  'reasons',
  'holidayCalendars',
  'adjustmentRules',
  'people',
  'assignments',
  'managers',
  'workSchedules',
  'assignedSchedules',
  'absences',
  'employeeGroups',
  'terminals',
] as const satisfies readonly RemovableSection[];

/** Identifies a managing range: no code has a line break. */
export function rangeKey({ manager, assignment, startDate }: RemovedRange): string {
  return [manager, assignment, startDate].join('\n');
}

/** The keys of the entries that a file removes from a section, with their paths. */
export function removedKeys({ removed = {} }: CompanyFile, section: RemovableSection): Keyed[] {
  const at = (index: number): FieldPath => ['removed', section, index];
  return section === 'managers'
    ? (removed.managers ?? []).map((range, index) => ({ key: rangeKey(range), path: at(index) }))
    : (removed[section] ?? []).map((key, index) => ({ key, path: at(index) }));
}

/** The same keys by section. */
export function removedBySection(file: CompanyFile): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    removableSections.map((section) => [
      section,
      new Set(removedKeys(file, section).map(({ key }) => key)),
    ]),
  );
}

/** An entry in its section: by code, or `rangeKey`. */
interface Keyed {
  readonly key: string;
  readonly path: FieldPath;
}

/** The keys of the entries that a file has in a section, with their paths. */
export function givenKeys(file: CompanyFile, section: RemovableSection): Keyed[] {
  if (section === 'managers') {
    return entries(file.managers, section).map(([range, path]) => ({ key: rangeKey(range), path }));
  }
  return entries<object>(file[section], section).map(([entry, path]) => ({
    key: codeIn(entry, section),
    path,
  }));
}

function codeIn(entry: object, section: CodedSection): string {
  return String(new Map<string, unknown>(Object.entries(entry)).get(codedSections[section]));
}
