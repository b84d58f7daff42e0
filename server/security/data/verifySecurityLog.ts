import type { Database } from '../../database/database.ts';
import { readOneMoment } from '../../database/readOneMoment.ts';
import type { RecordChain } from '../../records/data/recordChain.ts';
import type { SecurityFinding } from '../../records/rules/finding.ts';
import { chainNames } from '../rules/securityChain.ts';
import { countUnchained } from './readChain.ts';
import { verifyPart, type ChainPlace, type VerifiedPart } from './verifyPart.ts';

type Seal = RecordChain['seal'];

export interface VerifiedLog {
  /** Number of events whose codes match. */
  readonly chained: number;
  /** Number of events without a code. */
  readonly unchained: number;
  /** The time of the last of these. */
  readonly lastUnchained: string | null;
  /** The first inconsistent place of each chain. */
  readonly findings: readonly SecurityFinding[];
}

/** Verifies the chains of the security log with their seals, as they are at one moment. */
export async function verifySecurityLog(database: Database, seal: Seal): Promise<VerifiedLog> {
  return database.transaction(async (transaction) => {
    await transaction.run(readOneMoment);
    const findings: SecurityFinding[] = [];
    let chained = 0;
    for (const chain of chainNames) {
      let after: ChainPlace | null = null;
      do {
        const part: VerifiedPart = await verifyPart(transaction, { chain, after }, seal);
        chained += part.chained;
        if (part.finding !== null) findings.push(part.finding);
        after = part.after;
      } while (after !== null);
    }
    const [others] = await transaction.run(countUnchained);
    const { count: unchained, last: lastUnchained } = others ?? { count: 0, last: null };
    return { chained, unchained, lastUnchained, findings };
  });
}
