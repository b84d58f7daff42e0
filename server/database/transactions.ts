import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import type { Runner } from './statement.ts';

export interface Transactions {
  /** The caller's open transaction; null outside of one. */
  open(): Runner | null;
  /** @throws Error inside a transaction */
  refuseInside(): void;
  /** Commits the work, or rolls back if it throws. `LATE` begins with its first statement. */
  within<Result>(
    begins: 'AT_ONCE' | 'LATE',
    work: (transaction: Runner) => Promise<Result>,
  ): Promise<Result>;
}

/** Transactions, each on a connection of its own. */
export function createTransactions(
  take: () => Promise<pg.PoolClient>,
  runnerOn: (client: pg.PoolClient) => Runner,
): Transactions {
  const current = new AsyncLocalStorage<{ open: Runner | null }>();
  const open = () => current.getStore()?.open ?? null;

  function refuseInside(): void {
    if (open() === null) return;
    throw new Error('Inside a transaction, only the transaction itself can run statements.');
  }

  async function within<Result>(
    begins: 'AT_ONCE' | 'LATE',
    work: (transaction: Runner) => Promise<Result>,
  ): Promise<Result> {
    refuseInside();
    const state: { open: Runner | null } = { open: null };
    const inTurn = takeTurns();
    let isOver = false;
    let begun: Promise<pg.PoolClient> | null = null;
    const begin = () => (begun ??= beginOn(take()));
    const own: Runner = {
      run: (asked, ...values) => inTurn(async () => runnerOn(await begin()).run(asked, ...values)),
    };
    const inside: Runner = {
      run: async (asked, ...values) => {
        if (isOver) throw new Error('The transaction has ended.');
        state.open = own;
        return own.run(asked, ...values);
      },
    };
    const end = (how: 'commit' | 'rollback') => {
      isOver = true;
      state.open = null;
      return inTurn(async () => (await begun)?.query(how));
    };
    const release = async () => (await begun?.catch(() => null))?.release();
    try {
      if (begins === 'AT_ONCE') {
        await begin();
        state.open = own;
      }
      const result = await current.run(state, work, inside);
      await end('commit');
      return result;
    } catch (error) {
      // A broken connection has rolled back already; the original error says more.
      await end('rollback').catch(() => undefined);
      throw error;
    } finally {
      await release();
    }
  }

  return { open, refuseInside, within };
}

/** Begins a transaction on a connection, which is released if that fails. */
async function beginOn(taken: Promise<pg.PoolClient>): Promise<pg.PoolClient> {
  const client = await taken;
  try {
    await client.query('begin');
    return client;
  } catch (error) {
    client.release();
    throw error;
  }
}

/** Serializes concurrent work: a connection runs one statement at a time. */
function takeTurns(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}
