import type { CompanyFile, OpenRange } from 'shared-contracts/company-file/companyFile.ts';
import { entries } from './checkDuplicates.ts';
import type { ExistingCompany } from './existingCompany.ts';
import type { FieldPath, FileFault } from './fault.ts';

/** A range of days that must not overlap another one of the same group. */
interface Ranged extends OpenRange {
  readonly group: string;
  /** Identifies the entry in file and database. */
  readonly key: string;
}

/** Ranges that end before they start, and ranges that overlap although each day allows only one. */
export function checkRanges(file: CompanyFile, existing: ExistingCompany): FileFault[] {
  const managing = (entry: OpenRange & { manager: string; assignment: string }): Ranged => ({
    ...entry,
    group: JSON.stringify([entry.manager, entry.assignment]),
    key: JSON.stringify([entry.manager, entry.assignment, entry.startDate]),
  });
  const lasting = (entry: OpenRange & { code: string; assignment: string }): Ranged => ({
    ...entry,
    group: entry.assignment,
    key: entry.code,
  });
  const primary = (entry: OpenRange & { code: string; employee: string }): Ranged => ({
    ...entry,
    group: entry.employee,
    key: entry.code,
  });
  const assignments = entries(file.assignments, 'assignments');
  const assigned = entries(file.assignedSchedules, 'assignedSchedules');
  return [
    ...reversed(file),
    ...overlaps(
      entries(file.managers, 'managers').map(([entry, path]) => [managing(entry), path]),
      existing.managers.map(managing),
      'overlaps another range in which the same manager manages this assignment',
    ),
    ...overlaps(
      assigned.flatMap(([entry, path]): [Ranged, FieldPath][] =>
        entry.isTemporary === true ? [] : [[lasting(entry), path]],
      ),
      without(existing.assignedSchedules, assigned).map(lasting),
      'overlaps another lasting schedule of this assignment',
    ),
    ...overlaps(
      assignments.flatMap(([entry, path]): [Ranged, FieldPath][] =>
        entry.isPrimary ? [[primary(entry), path]] : [],
      ),
      without(existing.assignments, assignments)
        .filter(({ isPrimary }) => isPrimary)
        .map(primary),
      'is a second primary assignment of this person on the same days',
    ),
    ...assignments.flatMap(([{ code, timeRecordingVariants }, path]) =>
      overlaps(
        timeRecordingVariants.map((range, index) => [
          { ...range, group: code, key: String(index) },
          [...path, 'timeRecordingVariants', index],
        ]),
        [],
        'overlaps another range of the same assignment',
      ),
    ),
  ];
}

function reversed(file: CompanyFile): FileFault[] {
  const ranges: [OpenRange, FieldPath][] = [
    ...entries(file.managers, 'managers'),
    ...entries(file.assignedSchedules, 'assignedSchedules'),
    ...entries(file.absences, 'absences'),
    ...entries(file.assignments, 'assignments'),
    ...entries(file.assignments, 'assignments').flatMap(([{ timeRecordingVariants }, path]) =>
      timeRecordingVariants.map((range, index): [OpenRange, FieldPath] => [
        range,
        [...path, 'timeRecordingVariants', index],
      ]),
    ),
  ];
  return ranges.flatMap(([{ startDate, endDate }, path]) =>
    endDate === undefined || endDate >= startDate
      ? []
      : [
          {
            path: [...path, 'endDate'],
            message: `The range ends on ${endDate}, before it starts on ${startDate}.`,
          },
        ],
  );
}

/** Entries of the file replace those of the database that have the same code. */
function without<Entry extends { code: string }>(
  existing: readonly Entry[],
  replacing: readonly [{ code: string }, FieldPath][],
): Entry[] {
  const codes = new Set(replacing.map(([{ code }]) => code));
  return existing.filter(({ code }) => !codes.has(code));
}

function overlaps(
  inFile: readonly [Ranged, FieldPath][],
  existing: readonly Ranged[],
  trouble: string,
): FileFault[] {
  const replaced = new Set(inFile.map(([{ key }]) => key));
  const groups = new Map<string, Ranged[]>();
  const sameGroup = (group: string) => groups.get(group) ?? [];
  for (const range of existing) {
    if (!replaced.has(range.key)) groups.set(range.group, [...sameGroup(range.group), range]);
  }
  return inFile.flatMap(([range, path]) => {
    const before = sameGroup(range.group);
    const other = before.find((candidate) => candidate.key !== range.key && meet(candidate, range));
    groups.set(range.group, [...before, range]);
    if (other === undefined) return [];
    const span = `${other.startDate} to ${other.endDate ?? 'ever'}`;
    return [{ path: [...path, 'startDate'], message: `It ${trouble}: ${span}.` }];
  });
}

function meet(one: OpenRange, other: OpenRange): boolean {
  const endOf = ({ endDate }: OpenRange) => endDate ?? '9999-12-31';
  return one.startDate <= endOf(other) && other.startDate <= endOf(one);
}
