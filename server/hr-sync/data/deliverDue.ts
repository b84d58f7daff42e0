import type { RecordChain } from '../../records/data/recordChain.ts';
import { retryOnConflict } from '../../calls/retryOnConflict.ts';
import { managersOf } from '../../people/data/managersOf.ts';
import { leaseEnd } from '../../queues/rules/lease.ts';
import { afterDelivery } from '../rules/afterDelivery.ts';
import { hrLease } from '../rules/hrPolicy.ts';
import type { HrOutcome } from '../../hr-outbox/rules/hrSystem.ts';
import { synchronisationOf } from '../../hr-outbox/rules/synchronisation.ts';
import { attempt, type DeliveryParts } from './attempt.ts';
import { leaseOutbox, type LeasedRow } from './outboxQueue.ts';
import { readOutbox, type OutboxState } from './outboxState.ts';
import { readHrRecords } from './readHrRecords.ts';
import { saveSynchronisation, type SynchronisationChange } from './saveSynchronisation.ts';

export interface TimeDeliveryParts extends DeliveryParts {
  readonly chain: RecordChain;
}

type Outcomes = ReadonlyMap<number, HrOutcome>;

const atOnce = 50;

/**
 * Delivers the due rows, the first of each person, and saves the results. Returns the number of
 * rows; 0 if nothing more is due. Several processes can run it at the same time.
 */
export async function deliverDue(parts: TimeDeliveryParts): Promise<number> {
  const { database, push, now, hrSystem } = parts;
  const until = leaseEnd(now(), hrLease);
  const rows = await database.run(leaseOutbox, { now: now(), until, limit: atOnce });
  if (rows.length === 0) return 0;
  const records = await readHrRecords(database, rows);
  const attempts = await attempt(
    records,
    (all, signal) => hrSystem.deliverTime(all, signal),
    parts,
  );
  const byRow = new Map(
    rows.map((row, index) => {
      const outcomes = attempts[index]?.map(([{ id }, outcome]) => [id, outcome] as const);
      return [keyOf(row), { row, outcomes: new Map(outcomes) }];
    }),
  );
  await retryOnConflict(() =>
    database.transaction(async (transaction) => {
      const states = await transaction.run(readOutbox, {
        assignmentIds: rows.map(({ assignment_id: id }) => id),
        shiftIds: rows.map(({ shift_id: id }) => id),
      });
      const changes = states.flatMap((state) => {
        const { row, outcomes: known = new Map<number, HrOutcome>() } =
          byRow.get(keyOf(state)) ?? {};
        if (row?.leased_until !== state.leased_until) return [];
        return changeOf(state, row.revision === state.revision ? known : new Map(), parts);
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

/** Without results only the lease changes: the row was requested again in the meantime. */
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
