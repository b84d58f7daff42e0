import type {
  AbsenceEntry,
  AssignedScheduleEntry,
  AssignmentEntry,
  CompanyFile,
  ManagerEntry,
  PersonEntry,
  PositionEntry,
} from 'shared-contracts/company-file/companyFile.ts';
import type { RangeKey, ReplacedEntry } from './companyPart.ts';

interface Changed<Section, Entry> {
  readonly section: Section;
  /** As it was read; null for a new one. */
  readonly before: Entry | null;
  readonly after: Entry;
}

/** A managing range that goes. */
interface RemovedRange {
  readonly section: 'managers';
  readonly before: ManagerEntry;
  readonly after: null;
}

/** An entry that a change adds, replaces or removes. */
export type ChangedEntry =
  | Changed<'people', PersonEntry>
  | Changed<'positions', PositionEntry>
  | Changed<'assignments', AssignmentEntry>
  | Changed<'managers', ManagerEntry>
  | RemovedRange
  | Changed<'assignedSchedules', AssignedScheduleEntry>
  | Changed<'absences', AbsenceEntry>;

/** The part of the company that a change writes, and what it replaces. */
export interface CompanyOrder {
  readonly part: CompanyFile;
  readonly replaced: readonly ReplacedEntry[];
}

/** Many entries as one part of the company; sections without entries are left out. */
export function orderOf(changes: readonly ChangedEntry[]): CompanyOrder {
  const sections = new Map<string, unknown[]>();
  const removed: RangeKey[] = [];
  for (const { section, before, after } of changes) {
    if (after === null) {
      removed.push(keyOf(before));
      continue;
    }
    const known = sections.get(section);
    if (known === undefined) sections.set(section, [after]);
    else known.push(after);
  }
  const part = Object.fromEntries(sections);
  return {
    part: removed.length === 0 ? part : { ...part, removed: { managers: removed } },
    replaced: changes.map(replacedBy),
  };
}

function keyOf({ manager, assignment, startDate }: ManagerEntry): RangeKey {
  return { manager, assignment, startDate };
}

function replacedBy(change: ChangedEntry): ReplacedEntry {
  const { section, before } = change;
  return {
    section,
    code: codeOf(change),
    part: before === null ? null : { [section]: [before] },
    ...(change.section === 'managers' ? { range: keyOf(change.after ?? change.before) } : {}),
  };
}

function codeOf(change: ChangedEntry): string {
  switch (change.section) {
    case 'people':
      return change.after.employeeNumber;
    case 'managers': {
      const { manager, assignment, startDate } = change.after ?? change.before;
      return `${manager} ${assignment} ${startDate}`;
    }
    default:
      return change.after.code;
  }
}
