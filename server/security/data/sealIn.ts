import type { RecordChain } from '../../records/data/recordChain.ts';

/** What seals events; null where the key cannot be had: they are kept all the same. */
export async function sealIn(
  chain: Pick<RecordChain, 'open' | 'seal'>,
): Promise<RecordChain['seal'] | null> {
  try {
    await chain.open();
    return chain.seal;
  } catch {
    return null;
  }
}
