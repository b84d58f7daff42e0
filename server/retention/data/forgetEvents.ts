import type { Database } from '../../database/database.ts';
import { composed } from '../../database/statement.ts';
import type { RecordChain } from '../../records/data/recordChain.ts';
import { moveHead, takeHeads } from '../../security/data/chainHeads.ts';
import { rowsOf, type ChainHead } from '../../security/rules/securityChain.ts';
import type { Retention } from '../rules/retention.ts';
import { forgetRows } from './forgetRows.ts';

/**
 * Deletes up to so many expired events; chained ones from the beginning of each chain, up to the
 * first that stays. Seals the new beginning of a chain together with its end; leaves a chain alone
 * whose end was tampered with. Returns the number of deleted events.
 */
export async function forgetEvents(
  database: Pick<Database, 'run' | 'transaction'>,
  seal: RecordChain['seal'],
  { table, past }: Pick<Retention, 'table' | 'past'>,
  before: Date,
  most: number,
): Promise<number> {
  const unchained = { table, past: `number is null and (${past})` };
  let gone = (await forgetRows(database, unchained, before, most)).length;
  if (gone === most) return gone;
  // Locks the log against new events.
  await database.transaction(async (transaction) => {
    for (const head of await takeHeads(transaction, seal)) {
      const rows = await transaction.run(forgetFirst(head, past), [
        ...[before, most - gone, head.forgotten],
      ]);
      gone += rows.length;
      const last = rows.toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0)).at(-1);
      if (last?.number == null) continue;
      const forgotten = { forgotten: last.number, forgottenMac: last.mac };
      await moveHead(transaction, seal, { ...head, ...forgotten });
    }
  });
  return gone;
}

/** Values: the instant, limit, number of the last event deleted before. */
export function forgetFirst({ chain }: Pick<ChainHead, 'chain'>, past: string) {
  return composed<{ number: number | null; mac: Buffer | null }>(
    `with first as materialized (
       select id, number, (${past}) is true as is_past from security_event
       where ${rowsOf[chain]} and number > $3 order by number limit $2)
     delete from security_event where id in (
       select id from first where number < coalesce(
         (select min(number) from first where not is_past), 9223372036854775807))
     returning number, mac`,
  );
}
