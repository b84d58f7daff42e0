import type { Database } from '../../database/database.ts';
import type { RecordChain } from '../../records/data/recordChain.ts';
import { retryOnConflict } from '../../calls/retryOnConflict.ts';
import { managersOf } from '../../people/data/managersOf.ts';
import type { PushChannel } from '../../push/pushChannel.ts';
import { afterDelivery } from '../rules/afterDelivery.ts';
import type { HrOutcome, HrRecord, HrSystem } from '../rules/hrSystem.ts';
import { synchronisationOf } from '../../hr-outbox/rules/synchronisation.ts';
import { leaseDue, type LeasedRow } from './outboxQueue.ts';
import { readOutbox, type OutboxState } from './outboxState.ts';
import { readHrRecords } from './readHrRecords.ts';
import { saveSynchronisation, type SynchronisationChange } from './saveSynchronisation.ts';

export interface DeliveryParts {
  readonly database: Database;
  readonly push: Pick<PushChannel, 'publish'>;
  readonly chain: RecordChain;
  readonly hrSystem: HrSystem;
  readonly now: () => Date;
  /** From 0 up to 1. */
  readonly chance: () => number;
  /** Told how each record ended. */
  readonly count?: (outcome: HrOutcome) => void;
}

type Outcomes = ReadonlyMap<number, HrOutcome>;

const atOnce = 50;
/** Well within a lease. */
const longestAttempt = 20_000;

/**
 * Delivers what is due, the first row of each person, and saves what became of it. Answers how many
 * rows there were; 0 says that nothing more is due. Several processes may do it at the same time.
 */
export async function deliverDue(parts: DeliveryParts): Promise<number> {
  const { database, push, now } = parts;
  const rows = await leaseDue(database, now(), atOnce);
  if (rows.length === 0) return 0;
  const records = await readHrRecords(database, rows);
  const outcomes = await Promise.all(records.map((list) => attempt(list, parts)));
  const byRow = new Map(rows.map((row, index) => [keyOf(row), { row, outcomes: outcomes[index] }]));
  await retryOnConflict(() =>
    database.transaction(async (transaction) => {
      const states = await transaction.run(readOutbox, [
        rows.map(({ assignment_id: id }) => id),
        rows.map(({ shift_id: id }) => id),
      ]);
      const changes = states.map((state) => {
        const { row, outcomes: known } = byRow.get(keyOf(state)) ?? {};
        const isSame = row?.revision === state.revision;
        return changeOf(state, isSame && known !== undefined ? known : new Map(), parts);
      });
      await saveSynchronisation(transaction, parts.chain, changes, {
        actorKind: 'server',
        actorId: null,
        recordedAt: now().toISOString(),
        action: 'SYNCHRONISATION',
      });
    }),
  );
  const people = [...new Set(rows.map(({ employee_id: id }) => id))];
  const employeeIds = [...people, ...(await managersOf(database, people))];
  push.publish({ type: 'time-pairs-changed', employeeIds });
  return rows.length;
}

async function attempt(records: readonly HrRecord[], parts: DeliveryParts): Promise<Outcomes> {
  const { hrSystem, count } = parts;
  const outcomes = await hrSystem
    .deliver(records, AbortSignal.timeout(longestAttempt))
    .catch((): HrOutcome[] => []);
  return new Map(
    records.map(({ id }, index) => {
      const outcome = outcomes[index];
      const known = outcome === undefined ? 'UNREACHABLE' : outcome;
      count?.(known);
      return [id, known];
    }),
  );
}

/** Nothing but the lease changes where there are no outcomes: the row was asked for anew. */
function changeOf(
  state: OutboxState,
  outcomes: Outcomes,
  { now, chance }: DeliveryParts,
): SynchronisationChange {
  const { pairs: before } = state;
  if (outcomes.size === 0) return { ...state, before, after: before, row: state };
  const row = afterDelivery(state, outcomes, { now: now().toISOString(), chance: chance() });
  const after = before.map((pair) => ({ ...pair, ...synchronisationOf(row) }));
  return { ...state, before, after, row };
}

function keyOf({ shift_id: id }: Pick<LeasedRow, 'shift_id'>): number {
  return id;
}
