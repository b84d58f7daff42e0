type Query = (sql: string, values: readonly unknown[]) => Promise<{ id: number }[]>;

const blockSize = 200;
const nextBlock = 'select nextval($1::regclass) as id from generate_series(1, $2) order by 1';

/** Hands out ids of sequences from blocks held in memory; a block lost at a crash is a gap only. */
export function createIdSource(query: Query) {
  const blocks = new Map<string, number[]>();

  return async function takeIds(sequence: string, count: number): Promise<number[]> {
    const block = blocks.get(sequence) ?? [];
    blocks.set(sequence, block);
    while (block.length < count) {
      const rows = await query(nextBlock, [sequence, Math.max(blockSize, count)]);
      block.push(...rows.map((row) => row.id));
      // Blocks asked for at the same time may come in any order.
      block.sort((a, b) => a - b);
    }
    return block.splice(0, count);
  };
}
