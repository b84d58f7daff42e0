import type { ServerContext } from '../calls/serverContext.ts';
import type { Worker } from '../jobs/rules/job.ts';
import type { RecordChain } from '../records/data/recordChain.ts';
import { describeFinding } from '../records/rules/finding.ts';
import { verifySecurityLog } from './data/verifySecurityLog.ts';

interface CheckContext extends Pick<ServerContext, 'database'> {
  readonly log: { readonly error: (finding: object, words: string) => void };
}

/** Checks the chains of the security log once a day, and logs the first place of each that does not fit. */
export function securityLogCheck(
  { database, log }: CheckContext,
  chain: Pick<RecordChain, 'open' | 'seal'>,
): Worker {
  return {
    kind: 'security-log-check',
    every: 24 * 60 * 60_000,
    work: async () => {
      await chain.open();
      const { findings } = await verifySecurityLog(database, chain.seal);
      for (const finding of findings) log.error({ finding }, describeFinding(finding));
    },
  };
}
