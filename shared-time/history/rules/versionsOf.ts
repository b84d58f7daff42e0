import type { components } from 'shared-contracts';
import type { TimePair } from '../../rules/TimeDialogRequest.ts';

type HistoryEntry = components['schemas']['HistoryEntry'];
type Named = Pick<components['schemas']['PersonName'], 'firstName' | 'lastName'>;

/** One version of a shift beside the one before it. */
export interface Version {
  readonly entry: HistoryEntry;
  readonly pair: TimePair;
  /** Who made it; null for what was punched. */
  readonly by: Named | null;
  /** Null for the first version. */
  readonly previous: TimePair | null;
  /** From 1 for the first version. */
  readonly number: number;
  /** The latest is the current one, unless there is no other: then it is the initial one (spec §2). */
  readonly label: 'CURRENT' | 'INITIAL' | null;
}

/**
 * The versions in the order of the server, the newest first. `person`: whose time it is; who adds it
 * by hand for oneself is not named by the server.
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
