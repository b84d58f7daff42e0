import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';
import type { EntryChange } from './companyChanges.ts';

/** Codes of entries by which planned days have changed. */
export interface Replanned {
  /** Assignments whose own plan has changed. */
  readonly assignments: readonly string[];
  /** Those of every assignment that has them. */
  readonly workSchedules: readonly string[];
  readonly holidayCalendars: readonly string[];
}

/**
 * By which entries the planned time of earlier entries changes; `all` for a switch. What is new has
 * no earlier entries.
 */
export function replannedBy(
  before: CompanyFile,
  after: CompanyFile,
  changes: readonly EntryChange[],
): Replanned | 'all' {
  if (changes.some(({ section }) => section === 'features')) return 'all';
  const known = new Set((before.assignments ?? []).map(({ code }) => code));
  const added = new Set(
    (after.assignments ?? []).flatMap(({ code }) => (known.has(code) ? [] : code)),
  );
  const changed = (section: EntryChange['section']) =>
    new Set(changes.flatMap((each) => (each.section === section ? each.code : [])));
  const ofRanges = (['assignedSchedules', 'absences'] as const).flatMap((section) => {
    const codes = changed(section);
    return [before, after].flatMap((file) =>
      (file[section] ?? []).flatMap(({ code, assignment }) => (codes.has(code) ? assignment : [])),
    );
  });
  const assignments = new Set([...changed('assignments'), ...ofRanges]);
  return {
    assignments: [...assignments].filter((code) => !added.has(code)),
    workSchedules: [...changed('workSchedules')],
    holidayCalendars: [...changed('holidayCalendars')],
  };
}
