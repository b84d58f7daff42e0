import { statement, type Runner } from './statement.ts';

const blockSize = 200;

const nextBlock = statement<{ id: number }, { sequence: string; count: number }>(
  'nextIds',
  'select nextval($sequence::regclass) as id from generate_series(1, $count::integer) order by 1',
);

/**
 * Hands out ids from blocks held in memory; a block lost in a crash only leaves a gap. All callers
 * who find too few ids wait for one block together. A caller inside a transaction passes its `own`
 * runner: it must not wait for a connection, since all of them may be held by callers who wait too.
 */
export function createIdSource(database: Runner) {
  const blocks = new Map<string, number[]>();
  const coming = new Map<string, Promise<void>>();

  async function fetchBlock(runner: Runner, sequence: string, count: number): Promise<void> {
    const rows = await runner.run(nextBlock, { sequence, count: Math.max(blockSize, count) });
    const block = blockOf(sequence);
    block.push(...rows.map((row) => row.id));
    // Concurrent blocks can arrive in any order.
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
