import type { Runner } from '../../database/statement.ts';
import type { RecordChain } from '../../records/data/recordChain.ts';
import type { SecurityFinding } from '../../records/rules/finding.ts';
import { sealedEvent, sealedHead, type ChainHead, type ChainName } from '../rules/securityChain.ts';
import { isSound, readHeads } from './chainHeads.ts';
import { readChain, readFirst } from './readChain.ts';

/** The last event of a chain whose code matches. */
export interface ChainPlace {
  readonly number: number;
  readonly mac: Buffer | null;
}

export interface ChainPart {
  readonly chain: ChainName;
  /** Null for the beginning of the chain. */
  readonly after: ChainPlace | null;
}

export interface VerifiedPart {
  /** Number of events in the part whose codes match. */
  readonly chained: number;
  /** The first inconsistent place. */
  readonly finding: SecurityFinding | null;
  /** Where the next part begins; null at the end of the chain. */
  readonly after: ChainPlace | null;
}

/** Verifies the next events of a chain with its seal, as they are at one moment. */
export async function verifyPart(
  transaction: Runner,
  { chain, after }: ChainPart,
  seal: RecordChain['seal'],
  rowsAtOnce = 5_000,
): Promise<VerifiedPart> {
  const [first] = await transaction.run(readFirst[chain]);
  const heads = await transaction.run(readHeads);
  const head = heads.find((each) => each.chain === chain);
  if (head === undefined || !isSound(head, await seal(sealedHead(head)))) {
    const isUnused = head === undefined && first === undefined;
    const finding = isUnused ? null : ({ chain, fault: 'EVENT_CHAIN_CHANGED' } as const);
    return { chained: 0, finding, after: null };
  }
  let { number, mac } = beginning(head, after);
  let chained = 0;
  const finding = (at: number, fault: 'EVENT_MISSING' | 'EVENT_CHANGED') => ({
    ...{ chained, finding: { chain, number: at, fault }, after: null },
  });
  // Events that retention deleted have no place any more, nor do the ones before them.
  if (first !== undefined && first.number <= head.forgotten) {
    return finding(first.number, 'EVENT_CHANGED');
  }
  const rows = await transaction.run(readChain[chain], { after: number, limit: rowsAtOnce });
  for (const row of rows) {
    if (row.number !== number + 1) return finding(number + 1, 'EVENT_MISSING');
    const code = await seal(sealedEvent(row.number, mac, row));
    const isBeyond = row.number > head.number;
    if (isBeyond || row.mac === null || !code.equals(row.mac)) {
      return finding(row.number, 'EVENT_CHANGED');
    }
    ({ number, mac } = row);
    chained += 1;
  }
  if (rows.length === rowsAtOnce) return { chained, finding: null, after: { number, mac } };
  if (number < head.number) return finding(number + 1, 'EVENT_MISSING');
  return { chained, finding: null, after: null };
}

/**
 * In the meantime retention may have deleted more, or the operator may have restarted the chain.
 */
function beginning(head: ChainHead, after: ChainPlace | null): ChainPlace {
  const isThere = after !== null && after.number >= head.forgotten && after.number <= head.number;
  return isThere ? after : { number: head.forgotten, mac: head.forgottenMac };
}
