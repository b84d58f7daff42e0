import type { Database } from '../../database/database.ts';
import { refusal, type HrOutcome, type HrSystem } from '../../hr-outbox/rules/hrSystem.ts';
import { isOwnFault } from '../../hr-outbox/rules/isOwnFault.ts';
import type { PushChannel } from '../../push/pushChannel.ts';
import { longestAttempt } from '../rules/hrPolicy.ts';

/** The dependencies of every delivery to the external HR system. */
export interface DeliveryParts {
  readonly database: Database;
  readonly push: Pick<PushChannel, 'publish'>;
  readonly hrSystem: HrSystem;
  readonly now: () => Date;
  /** From 0 up to, not including, 1. */
  readonly chance: () => number;
  /** Called with a fault of our own, which no retry fixes. */
  readonly onFault?: (error: unknown) => void;
  /** Called with the result of each record. */
  readonly count?: (outcome: HrOutcome) => void;
}

/**
 * Delivers the records of several rows together. Returns the results of each row, also for records
 * for which the system returned none or did not finish.
 */
export async function attempt<Record>(
  rows: readonly (readonly Record[])[],
  deliver: (records: readonly Record[], signal: AbortSignal) => Promise<readonly HrOutcome[]>,
  { count, onFault }: Pick<DeliveryParts, 'count' | 'onFault'>,
): Promise<(readonly [Record, HrOutcome])[][]> {
  const records = rows.flat();
  const signal = AbortSignal.timeout(longestAttempt);
  const outcomes = await deliver(records, signal).catch((error: unknown): HrOutcome[] => {
    if (isOwnFault(error)) onFault?.(error);
    return [];
  });
  const left = outcomes.values();
  return rows.map((list) =>
    list.map((record) => {
      const { value, done } = left.next();
      const outcome = done === true || value === undefined ? refusal('UNREACHABLE') : value;
      count?.(outcome);
      return [record, outcome] as const;
    }),
  );
}
