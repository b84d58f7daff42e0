import { statement, type Runner } from '../../database/statement.ts';
import type { RecordChain } from '../../records/data/recordChain.ts';
import { isEmpty, sealedHead, type ChainHead } from '../rules/securityChain.ts';

const columns = 'chain, number, mac, forgotten, forgotten_mac as "forgottenMac", seal';

type HeadRow = ChainHead & { readonly seal: Buffer | null };

export const readHeads = statement<HeadRow>(
  'readSecurityChains',
  `select ${columns} from security_chain order by chain`,
);

/** Whoever goes on with a chain at the same time waits. */
const holdHeads = statement<HeadRow>(
  'holdSecurityChains',
  `select ${columns} from security_chain order by chain for update`,
);

/** A chain whose end was taken away is not begun anew over the events that it had. */
const beginChains = statement<never>(
  'beginSecurityChains',
  `insert into security_chain (chain, number, forgotten)
   select chain, 0, 0 from unnest('{OK,REFUSED}'::text[]) chain
   where not exists (select from security_event
     where number is not null and (outcome = 'OK') = (chain = 'OK'))
   on conflict do nothing`,
);

/** Values: chain, number, code, number and code of the last that retention took, seal. */
const writeHead = statement<never>(
  'writeSecurityChain',
  `update security_chain set number = $2, mac = $3, forgotten = $4, forgotten_mac = $5, seal = $6
   where chain = $1`,
);

type Seal = RecordChain['seal'];

/**
 * The ends of the chains, held until the transaction ends. One whose seal does not fit is left out: to
 * go on from it would hide what happened to it.
 */
export async function takeHeads(transaction: Runner, seal: Seal): Promise<readonly ChainHead[]> {
  let heads = await transaction.run(holdHeads);
  if (heads.length < 2) {
    await transaction.run(beginChains);
    heads = await transaction.run(holdHeads);
  }
  const sound = await Promise.all(
    heads.map(async (head) => isSound(head, await seal(sealedHead(head)))),
  );
  return heads.filter((_head, index) => sound[index]);
}

/** Whether a chain's end is as a server left it. */
export function isSound(head: HeadRow, seal: Buffer): boolean {
  return head.seal === null ? isEmpty(head) : head.seal.equals(seal);
}

export async function moveHead(transaction: Runner, seal: Seal, head: ChainHead): Promise<void> {
  const { chain, number, mac, forgotten, forgottenMac } = head;
  const code = await seal(sealedHead(head));
  await transaction.run(writeHead, [chain, number, mac, forgotten, forgottenMac, code]);
}
