import type { AssignmentEntry } from 'shared-contracts/company-file/companyFile.ts';
import type { ListedSection } from '../../entries/data/entryPages.ts';
import type { ListedEntry } from '../../entries/view/useEntries.ts';
import { noFacts, type Job } from '../rules/job.ts';

export type ListedJob = ListedEntry<AssignmentEntry>;

/** The names of the entries of a section that a job refers to. */
export function namesOf({ facts }: ListedJob, section: ListedSection): string[] {
  return facts.about.flatMap((about) => (about.section === section ? [about.name] : []));
}

export function jobOf(listed: ListedJob): Job {
  const [name = listed.entry.employee] = namesOf(listed, 'people');
  return { entry: listed.entry, facts: listed.facts.job ?? noFacts, name };
}
