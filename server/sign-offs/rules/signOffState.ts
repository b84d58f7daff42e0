import type { components } from 'shared-contracts';

/** What decides where a pay cycle stands. */
export interface SignableCycle {
  /** The last day of the cycle has ended for everybody. */
  readonly isOver: boolean;
  readonly entries: number;
  readonly undecided: number;
  /** Entries that no sign-off covers. */
  readonly uncovered: number;
  /** Entries that changed after the sign-off that covers them. */
  readonly changed: number;
}

export type SignOffState = components['schemas']['PayCycleSignOff']['state'];

/** Where a pay cycle stands; it can be signed off where it is READY. */
export function signOffState(facts: SignableCycle): SignOffState {
  const { isOver, entries, undecided, uncovered, changed } = facts;
  if (!isOver) return 'NOT_OVER';
  if (undecided > 0) return 'UNDECIDED';
  if (uncovered === 0 && changed === 0) return entries === 0 ? 'WITHOUT_TIME' : 'SIGNED';
  return 'READY';
}
