import type { Runner } from '../../database/statement.ts';
import type { DaySpan } from '../../shifts/rules/daySpans.ts';
import { coverage, type CoveredDays } from '../rules/coverage.ts';
import { spansWithEntries } from './cycleTime.ts';
import { findSignedChanges, type SignedChange } from './signedChanges.ts';
import { findParts, findSignOffs, type SignOff } from './signOffs.ts';

/** Days with the same latest sign-off, and the counts of their entries. */
export type CountedDays = CoveredDays & { readonly entries: number; readonly undecided: number };

export interface Coverage {
  readonly days: readonly CountedDays[];
  /** Sign-offs that are the latest for some of the days, latest first. */
  readonly signOffs: readonly SignOff[];
  /** Entries that changed after their sign-off, latest change first. */
  readonly changes: readonly SignedChange[];
}

/** The sign-offs of these days, and whether they are still valid. */
export async function findCoverage(database: Runner, spans: readonly DaySpan[]): Promise<Coverage> {
  const covered = coverage(spans, await findParts(database, spans));
  const [days, signOffs, changes] = await Promise.all([
    spansWithEntries(database, covered),
    findSignOffs(database, covered),
    findSignedChanges(database, covered),
  ]);
  return { days, signOffs, changes };
}
