import type { Runner } from '../../database/statement.ts';
import type { DaySpan } from '../../shifts/rules/daySpans.ts';
import { coverage, type CoveredDays } from '../rules/coverage.ts';
import { spansWithEntries } from './cycleTime.ts';
import { findSignedChanges, type SignedChange } from './signedChanges.ts';
import { findParts, findSignOffs, type SignOff } from './signOffs.ts';

/** Days of which the same sign-off is the latest, with what they hold. */
export type CountedDays = CoveredDays & { readonly entries: number; readonly undecided: number };

export interface Coverage {
  readonly days: readonly CountedDays[];
  /** Those that are the latest for some of the days, the latest first. */
  readonly signOffs: readonly SignOff[];
  /** Entries that changed after the sign-off that covers them, the latest change first. */
  readonly changes: readonly SignedChange[];
}

/** Which sign-offs cover these days, and whether they still do. */
export async function findCoverage(database: Runner, spans: readonly DaySpan[]): Promise<Coverage> {
  const covered = coverage(spans, await findParts(database, spans));
  const [days, signOffs, changes] = await Promise.all([
    spansWithEntries(database, covered),
    findSignOffs(database, covered),
    findSignedChanges(database, covered),
  ]);
  return { days, signOffs, changes };
}
