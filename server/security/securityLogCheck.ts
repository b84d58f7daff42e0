import type { ServerContext } from '../calls/serverContext.ts';
import { readOneMoment } from '../database/readOneMoment.ts';
import type { Rest, Worker } from '../jobs/rules/job.ts';
import type { RecordChain } from '../records/data/recordChain.ts';
import { describeFinding } from '../records/rules/finding.ts';
import { verifyPart, type ChainPart } from './data/verifyPart.ts';
import { chainNames } from './rules/securityChain.ts';

interface CheckContext extends Pick<ServerContext, 'database'> {
  readonly log: { readonly error: (finding: object, words: string) => void };
}

/**
 * Verifies the chains of the security log once a day, and logs the first inconsistent place of
 * each. Works in parts: the embedded database has one connection, which requests use in between.
 */
export function securityLogCheck(
  { database, log }: CheckContext,
  chain: Pick<RecordChain, 'open' | 'seal'>,
  rowsAtOnce?: number,
): Worker {
  return {
    kind: 'security-log-check',
    every: 24 * 60 * 60_000,
    work: async (payload) => {
      await chain.open();
      const part = partOf(payload);
      const { finding, after } = await database.transaction(async (transaction) => {
        await transaction.run(readOneMoment);
        return verifyPart(transaction, part, chain.seal, rowsAtOnce);
      });
      if (finding !== null) log.error({ finding }, describeFinding(finding));
      if (after !== null) return restOf({ ...part, after });
      const next = chainNames[chainNames.indexOf(part.chain) + 1];
      return next === undefined ? undefined : restOf({ chain: next, after: null });
    },
  };
}

function restOf({ chain, after }: ChainPart): Rest {
  const place =
    after === null ? {} : { number: after.number, mac: after.mac?.toString('hex') ?? '' };
  return { rest: { chain, ...place } };
}

/** Starts over if the payload has another form. */
function partOf(payload: Parameters<Worker['work']>[0]): ChainPart {
  const fields: ReadonlyMap<string, unknown> = new Map(Object.entries(payload ?? {}));
  const [chain, number, mac] = ['chain', 'number', 'mac'].map((name) => fields.get(name));
  const after =
    typeof number === 'number' && typeof mac === 'string'
      ? { number, mac: Buffer.from(mac, 'hex') }
      : null;
  return { chain: chainNames.find((name) => name === chain) ?? 'OK', after };
}
