import type { Database } from '../../database/database.ts';
import { composed } from '../../database/statement.ts';
import type { RecordChain } from '../../records/data/recordChain.ts';
import { moveHead, takeHeads } from '../../security/data/chainHeads.ts';
import { chainNames } from '../../security/rules/securityChain.ts';
import type { Retention } from '../rules/retention.ts';

/**
 * Deletes at most so many events that are past; of the chained ones from the beginning of each chain
 * on, up to the first that stays. Where a chain begins then is sealed with its end. Answers how many
 * went.
 *
 * @param seal null where the key cannot be had: events with a code stay then
 */
export async function forgetEvents(
  database: Pick<Database, 'transaction'>,
  seal: RecordChain['seal'] | null,
  { past }: Pick<Retention, 'past'>,
  before: Date,
  most: number,
): Promise<number> {
  return database.transaction(async (transaction) => {
    const heads = seal === null ? [] : await takeHeads(transaction, seal);
    let gone = 0;
    for (const chain of chainNames) {
      const head = heads.find((each) => each.chain === chain);
      const own = `outcome ${chain === 'OK' ? '=' : '<>'} 'OK'`;
      const rows = await transaction.run(
        composed<{ number: number | null; mac: Buffer | null }>(
          `delete from security_event where id = any(array(
             select id from security_event where ${own} and (${past})
               and (number is null or $3::boolean and number < coalesce((
                 select number from security_event
                 where ${own} and number is not null and not (${past})
                 order by number limit 1), 9223372036854775807))
             order by number nulls first limit $2))
           returning number, mac`,
        ),
        [before, most - gone, head !== undefined],
      );
      gone += rows.length;
      const last = rows.toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0)).at(-1);
      if (seal !== null && head !== undefined && last?.number != null) {
        const forgotten = { forgotten: last.number, forgottenMac: last.mac };
        await moveHead(transaction, seal, { ...head, ...forgotten });
      }
    }
    return gone;
  });
}
