import type { components } from 'shared-contracts';
import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';

export type ListedSection = components['schemas']['ListedSection'];

/** An entry as it was read, or null where there was none: what a change replaces. */
export interface ReplacedEntry {
  readonly section: ListedSection;
  readonly code: string;
  readonly part: CompanyFile | null;
}

/** Parts of a company as one. */
function joinedParts(parts: readonly CompanyFile[]): CompanyFile {
  const sections = new Map<string, unknown[]>();
  for (const [name, value] of parts.flatMap((part) => Object.entries(part))) {
    if (Array.isArray(value)) sections.set(name, [...(sections.get(name) ?? []), ...value]);
  }
  return Object.fromEntries(sections);
}

/**
 * The change that brings the replaced entries back; null if some of them were not there before. An
 * account that is left out stays as it is, so that an open one is said to be open.
 */
export function undoneBy(replaced: readonly ReplacedEntry[]): CompanyFile | null {
  const parts = replaced.flatMap(({ part }) => part ?? []);
  if (parts.length === 0 || parts.length < replaced.length) return null;
  const { people, ...others } = joinedParts(parts);
  if (people === undefined) return others;
  return { ...others, people: people.map((person) => ({ closed: false, ...person })) };
}
