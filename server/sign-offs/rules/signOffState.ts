import type { components } from 'shared-contracts';

/** The facts that determine the state of a pay cycle. */
export interface SignableCycle {
  /** The last day of the cycle has ended for everybody. */
  readonly isOver: boolean;
  readonly entries: number;
  readonly undecided: number;
  /** Number of entries without a sign-off. */
  readonly uncovered: number;
  /** Number of entries that changed after their sign-off. */
  readonly changed: number;
}

export type SignOffState = components['schemas']['PayCycleSignOff']['state'];

/** The state of a pay cycle; it can be signed off if it is READY. */
export function signOffState(facts: SignableCycle): SignOffState {
  const { isOver, entries, undecided, uncovered, changed } = facts;
  if (!isOver) return 'NOT_OVER';
  if (undecided > 0) return 'UNDECIDED';
  if (uncovered === 0 && changed === 0) return entries === 0 ? 'WITHOUT_TIME' : 'SIGNED';
  return 'READY';
}
