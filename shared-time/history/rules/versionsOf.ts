import type { components } from 'shared-contracts';
import type { TimePair } from '../../rules/TimeDialogRequest.ts';

type HistoryEntry = components['schemas']['HistoryEntry'];
type Named = Pick<components['schemas']['PersonName'], 'firstName' | 'lastName'>;

/** A version of a shift next to the previous one. */
export interface Version {
  readonly entry: HistoryEntry;
  readonly pair: TimePair;
  /** The author; null for a punch. */
  readonly by: Named | null;
  /** Null for the first version. */
  readonly previous: TimePair | null;
  /** From 1 for the first version. */
  readonly number: number;
  /** The latest is the current one, or if it is the only one the initial one (spec §2). */
  readonly label: 'CURRENT' | 'INITIAL' | null;
}

/**
 * The versions, newest first, as ordered by the server. `person`: the owner of the time, whom the
 * server does not name as author of manual entries.
 */
export function versionsOf(entries: readonly HistoryEntry[], person: Named): Version[] {
  return entries.map((entry, index) => {
    const before = entries[index + 1];
    const isInitial = before === undefined;
    return {
      entry,
      pair: entry.timePairSummary,
      by: entry.modifiedBy ?? (entry.timePairSummary.isManualPair ? person : null),
      previous: before?.timePairSummary ?? null,
      number: entries.length - index,
      label: isInitial ? 'INITIAL' : index === 0 ? 'CURRENT' : null,
    };
  });
}
