import type { Database } from '../../database/database.ts';
import { readOneMoment } from '../../database/readOneMoment.ts';
import type { Runner } from '../../database/statement.ts';
import type { RecordChain } from '../../records/data/recordChain.ts';
import type { SecurityFinding } from '../../records/rules/finding.ts';
import { chainNames, sealedEvent, sealedHead, type ChainName } from '../rules/securityChain.ts';
import { isSound, readHeads } from './chainHeads.ts';
import { countUnchained, readChain, readFirst } from './readChain.ts';

const rowsAtOnce = 5_000;

type Seal = RecordChain['seal'];

export interface VerifiedLog {
  /** Events whose codes fit. */
  readonly chained: number;
  /** Events without a code. */
  readonly unchained: number;
  /** When the last of these happened. */
  readonly lastUnchained: string | null;
  /** Of each chain the first place that does not fit. */
  readonly findings: readonly SecurityFinding[];
}

/** Checks the chains of the security log by what seals them, as they are at one moment. */
export async function verifySecurityLog(database: Database, seal: Seal): Promise<VerifiedLog> {
  return database.transaction(async (transaction) => {
    await transaction.run(readOneMoment);
    const findings: SecurityFinding[] = [];
    let chained = 0;
    for (const chain of chainNames) {
      const verified = await verifyChain(transaction, chain, seal);
      chained += verified.chained;
      if (verified.finding !== null) findings.push(verified.finding);
    }
    const [others] = await transaction.run(countUnchained);
    const { count: unchained, last: lastUnchained } = others ?? { count: 0, last: null };
    return { chained, unchained, lastUnchained, findings };
  });
}

async function verifyChain(
  transaction: Runner,
  chain: ChainName,
  seal: Seal,
): Promise<{ readonly chained: number; readonly finding: SecurityFinding | null }> {
  const [first] = await transaction.run(readFirst[chain]);
  const heads = await transaction.run(readHeads);
  const head = heads.find((each) => each.chain === chain);
  if (head === undefined || !isSound(head, await seal(sealedHead(head)))) {
    const isUnused = head === undefined && first === undefined;
    return { chained: 0, finding: isUnused ? null : { chain, fault: 'EVENT_CHAIN_CHANGED' } };
  }
  let [chained, number, before] = [0, head.forgotten, head.forgottenMac];
  const finding = (at: number, fault: 'EVENT_MISSING' | 'EVENT_CHANGED') => ({
    ...{ chained, finding: { chain, number: at, fault } },
  });
  // What retention took has no place any more, nor has what lies before it.
  if (first !== undefined && first.number <= number) return finding(first.number, 'EVENT_CHANGED');
  for (;;) {
    const rows = await transaction.run(readChain[chain], [number, rowsAtOnce]);
    for (const row of rows) {
      if (row.number !== number + 1) return finding(number + 1, 'EVENT_MISSING');
      const code = await seal(sealedEvent(row.number, before, row));
      const isBeyond = row.number > head.number;
      if (isBeyond || row.mac === null || !code.equals(row.mac)) {
        return finding(row.number, 'EVENT_CHANGED');
      }
      [number, before] = [row.number, row.mac];
      chained += 1;
    }
    if (rows.length < rowsAtOnce) break;
  }
  return number < head.number ? finding(number + 1, 'EVENT_MISSING') : { chained, finding: null };
}
