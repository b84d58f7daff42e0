type Query = (sql: string, values: readonly unknown[]) => Promise<{ id: number }[]>;

const blockSize = 200;
const nextBlock = 'select nextval($1::regclass) as id from generate_series(1, $2) order by 1';

/**
 * Hands out ids of sequences from blocks held in memory; a block lost at a crash is a gap only. All
 * who find too few of them wait for one block together. Who is inside a transaction gives its `own`
 * query: it must not wait for a connection, since everybody who has one may be waiting as well.
 */
export function createIdSource(query: Query) {
  const blocks = new Map<string, number[]>();
  const coming = new Map<string, Promise<void>>();

  async function fetchBlock(ask: Query, sequence: string, count: number): Promise<void> {
    const rows = await ask(nextBlock, [sequence, Math.max(blockSize, count)]);
    const block = blockOf(sequence);
    block.push(...rows.map((row) => row.id));
    // Blocks asked for at the same time may come in any order.
    block.sort((a, b) => a - b);
  }

  function fetchTogether(sequence: string, count: number): Promise<void> {
    const fetching =
      coming.get(sequence) ??
      fetchBlock(query, sequence, count).finally(() => coming.delete(sequence));
    coming.set(sequence, fetching);
    return fetching;
  }

  function blockOf(sequence: string): number[] {
    const block = blocks.get(sequence) ?? [];
    blocks.set(sequence, block);
    return block;
  }

  return async function takeIds(sequence: string, count: number, own?: Query): Promise<number[]> {
    const block = blockOf(sequence);
    while (block.length < count) {
      await (own === undefined ? fetchTogether(sequence, count) : fetchBlock(own, sequence, count));
    }
    return block.splice(0, count);
  };
}
