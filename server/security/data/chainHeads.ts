import { statement, type Runner } from '../../database/statement.ts';
import type { RecordChain } from '../../records/data/recordChain.ts';
import { isEmpty, sealedHead, type ChainHead } from '../rules/securityChain.ts';

const columns = 'chain, number, mac, forgotten, forgotten_mac as "forgottenMac", seal';

type HeadRow = ChainHead & { readonly seal: Buffer | null };

export const readHeads = statement<HeadRow>(
  'readSecurityChains',
  `select ${columns} from security_chain order by chain`,
);

/** Locks the chains. */
const holdHeads = statement<HeadRow>(
  'holdSecurityChains',
  `select ${columns} from security_chain order by chain for update`,
);

/** Does not restart a chain whose head was removed although it has events. */
const beginChains = statement<never>(
  'beginSecurityChains',
  `insert into security_chain (chain, number, forgotten)
   select chain, 0, 0 from unnest('{OK,REFUSED}'::text[]) chain
   where not exists (select from security_event
     where number is not null and (outcome = 'OK') = (chain = 'OK'))
   on conflict do nothing`,
);

const writeHead = statement<
  never,
  {
    chain: string;
    number: number;
    mac: Buffer | null;
    forgotten: number;
    forgottenMac: Buffer | null;
    code: Buffer;
  }
>(
  'writeSecurityChain',
  `update security_chain set number = $number, mac = $mac, forgotten = $forgotten, forgotten_mac = $forgottenMac, seal = $code
   where chain = $chain`,
);

type Seal = RecordChain['seal'];

/**
 * The heads of the chains, locked until the transaction ends. Omits a head with an invalid seal:
 * continuing from it would hide tampering.
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

/** Whether the head of a chain is as a server left it. */
export function isSound(head: HeadRow, seal: Buffer): boolean {
  return head.seal === null ? isEmpty(head) : head.seal.equals(seal);
}

export async function moveHead(transaction: Runner, seal: Seal, head: ChainHead): Promise<void> {
  const { chain, number, mac, forgotten, forgottenMac } = head;
  const code = await seal(sealedHead(head));
  await transaction.run(writeHead, { chain, number, mac, forgotten, forgottenMac, code });
}
