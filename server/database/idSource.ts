import { statement, type Runner } from './statement.ts';

const blockSize = 200;

/** Values: sequence, how many. */
const nextBlock = statement<{ id: number }>(
  'nextIds',
  'select nextval($1::regclass) as id from generate_series(1, $2::integer) order by 1',
);

/**
 * Hands out ids of sequences from blocks held in memory; a block lost at a crash is a gap only. All
 * who find too few of them wait for one block together. Who is inside a transaction gives its `own`
 * runner: it must not wait for a connection, since everybody who has one may be waiting as well.
 */
export function createIdSource(database: Runner) {
  const blocks = new Map<string, number[]>();
  const coming = new Map<string, Promise<void>>();

  async function fetchBlock(runner: Runner, sequence: string, count: number): Promise<void> {
    const rows = await runner.run(nextBlock, [sequence, Math.max(blockSize, count)]);
    const block = blockOf(sequence);
    block.push(...rows.map((row) => row.id));
    // Blocks asked for at the same time may come in any order.
    block.sort((a, b) => a - b);
  }

  function fetchTogether(sequence: string, count: number): Promise<void> {
    const fetching =
      coming.get(sequence) ??
      fetchBlock(database, sequence, count).finally(() => coming.delete(sequence));
    coming.set(sequence, fetching);
    return fetching;
  }

  function blockOf(sequence: string): number[] {
    const block = blocks.get(sequence) ?? [];
    blocks.set(sequence, block);
    return block;
  }

  return async function takeIds(sequence: string, count: number, own?: Runner): Promise<number[]> {
    const block = blockOf(sequence);
    while (block.length < count) {
      await (own === undefined ? fetchTogether(sequence, count) : fetchBlock(own, sequence, count));
    }
    return block.splice(0, count);
  };
}
