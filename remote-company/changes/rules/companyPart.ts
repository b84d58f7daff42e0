import { groupBy, type components } from 'shared-contracts';
import type { CompanyFile, ManagerEntry } from 'shared-contracts/company-file/companyFile.ts';

export type ListedSection = components['schemas']['ListedSection'];

/** An entry as it was read, or null where there was none: what a change replaces. */
export interface ReplacedEntry {
  readonly section: ListedSection;
  readonly code: string;
  readonly part: CompanyFile | null;
  /** Of a managing range, which has no code of its own. */
  readonly range?: RangeKey;
}

/** The whole list of a section, which a change replaces as a whole. */
export interface ReplacedList {
  readonly section: ListedSection;
  readonly code: null;
  readonly part: CompanyFile;
}

/** What tells a managing range from others. */
export type RangeKey = Pick<ManagerEntry, 'manager' | 'assignment' | 'startDate'>;

/** Parts of a company as one. */
function joinedParts(parts: readonly CompanyFile[]): CompanyFile {
  const sections = new Map<string, unknown[]>();
  for (const [name, value] of parts.flatMap((part) => Object.entries(part))) {
    if (!Array.isArray(value)) continue;
    const known = sections.get(name);
    if (known === undefined) sections.set(name, [...value]);
    else known.push(...value);
  }
  return Object.fromEntries(sections);
}

/**
 * The change that brings the replaced entries back, and removes those that were not there before;
 * null if there are none. An account that is left out stays as it is, so that an open one is said to
 * be open.
 */
export function undoneBy(replaced: readonly (ReplacedEntry | ReplacedList)[]): CompanyFile | null {
  if (replaced.length === 0) return null;
  const { people, ...others } = joinedParts(replaced.flatMap(({ part }) => part ?? []));
  const added = groupBy(replaced.filter(isAdded), ({ section }) => section);
  const removed: NonNullable<CompanyFile['removed']> = Object.fromEntries<unknown[]>(
    [...added].map(([section, entries]) => [
      section,
      entries.map(({ code, range }) => range ?? code),
    ]),
  );
  return {
    ...others,
    ...(people && { people: people.map((person) => ({ closed: false, ...person })) }),
    ...(added.size > 0 && { removed }),
  };
}

/** Whether it was not there before the change. */
export function isAdded(replaced: ReplacedEntry | ReplacedList): replaced is ReplacedEntry {
  return replaced.part === null;
}
