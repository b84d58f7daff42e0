import { statement, type Runner } from '../../database/statement.ts';
import type { RecordChain } from '../../records/data/recordChain.ts';
import { chainOf, sealedEvent, type ChainedEvent } from '../rules/securityChain.ts';
import { moveHead, takeHeads } from './chainHeads.ts';
import { eventColumns } from './readChain.ts';
import { addEvents, eventValues, type KeptEvent } from './securityEvents.ts';

/** As stored in the database. */
const readNew = statement<ChainedEvent, { ids: readonly number[] }>(
  'readNewSecurityEvents',
  `select ${eventColumns} from security_event where id = any($ids::bigint[]) order by id`,
);

const chainEvents = statement<
  never,
  { ids: readonly number[]; numbers: readonly number[]; macs: readonly string[] }
>(
  'chainSecurityEvents',
  `update security_event set number = added.number, mac = decode(added.mac, 'hex')
   from unnest($ids::bigint[], $numbers::bigint[], $macs::text[]) added(id, number, mac)
   where security_event.id = added.id`,
);

/**
 * Adds events to the security log and to its chains. Without the key (null) they are stored without
 * a code, also if the head of a chain was tampered with: the verification reports both. Locks the
 * heads before any row, as retention does.
 */
export async function keepEvents(
  transaction: Runner,
  seal: RecordChain['seal'] | null,
  events: readonly KeptEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const heads = seal === null ? [] : await takeHeads(transaction, seal);
  const added = await transaction.run(addEvents, eventValues(events));
  if (seal === null) return;
  const isNew = added.filter((row) => row.isNew).map(({ id }) => id);
  const rows = await transaction.run(readNew, { ids: isNew });
  const chained: { id: number; number: number; mac: string }[] = [];
  for (const head of heads) {
    const own = rows.filter((row) => chainOf(row) === head.chain);
    if (own.length === 0) continue;
    let { number, mac } = head;
    for (const row of own) {
      number += 1;
      mac = await seal(sealedEvent(number, mac, row));
      chained.push({ id: row.id, number, mac: mac.toString('hex') });
    }
    await moveHead(transaction, seal, { ...head, number, mac });
  }
  await transaction.run(chainEvents, {
    ids: chained.map(({ id }) => id),
    numbers: chained.map(({ number }) => number),
    macs: chained.map(({ mac }) => mac),
  });
}
