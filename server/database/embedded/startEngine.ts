import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import type { Connection } from '../connect.ts';
import { runnerOf } from '../runnerOf.ts';
import { statement } from '../statement.ts';
import { valueTypes } from '../valueTypes.ts';
import type { Storage } from './createEngine.ts';
import { EngineStream } from './engineStream.ts';
import type { EngineRequest } from './engineWorker.ts';

/** An embedded database without its lock and upkeep. */
export interface Engine extends Omit<Connection, 'announce'> {
  /** The whole database as a tar archive that can be loaded into memory. */
  dump(): Promise<Uint8Array<ArrayBuffer>>;
}

const readTables = statement<{ name: string }>(
  'readTablesToMaintain',
  "select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables order by 1",
);

/**
 * Starts PGlite in a worker thread, so that a slow query never blocks the event loop, and connects
 * to it with `pg`. The engine is one session: the pool has one connection, and other callers queue
 * for it.
 */
export async function startEngine(storage: Storage): Promise<Engine> {
  const worker = new Worker(new URL('./engineWorker.ts', import.meta.url), {
    workerData: storage,
    stdout: false,
  });
  let closing = false;
  const lost = new Promise<Error>((resolve) => {
    worker.once('error', resolve);
    worker.once('exit', (code) => {
      if (!closing) resolve(new Error(`The engine ended with code ${code}.`));
    });
  });
  await Promise.race([once(worker, 'message'), lost.then((error) => Promise.reject(error))]);

  const pool = new pg.Pool({
    stream: () => new EngineStream(worker),
    max: 1,
    idleTimeoutMillis: 0,
    user: 'postgres',
    database: 'postgres',
    password: '',
    ssl: false,
    types: valueTypes,
    // oxlint-disable-next-line typescript/no-misused-promises -- pg waits for it, its types do not say so
    onConnect: startAnew,
  });
  pool.on('error', () => undefined);

  const take = () => pool.connect();

  function ask(request: EngineRequest): Promise<unknown> {
    return new Promise((resolve) => {
      worker.on('message', function receive(answer: unknown) {
        if (answer instanceof Uint8Array) return;
        worker.off('message', receive);
        resolve(answer);
      });
      worker.postMessage(request);
    });
  }

  return {
    kind: 'embedded',
    pool,
    take,
    lost,
    maintenance: async () => {
      const rows = await runnerOf(take).run(readTables);
      return [...rows.map(({ name }) => `vacuum (analyze) ${name}`), 'checkpoint'];
    },
    dump: async () => {
      const archive = await ask('dump');
      if (archive instanceof ArrayBuffer) return new Uint8Array(archive);
      throw new Error('The engine returned no archive.');
    },
    close: async () => {
      closing = true;
      await Promise.race([ask('close'), lost]);
      await worker.terminate();
    },
  };
}

/**
 * The session outlives its connection: without a reset it would keep the prepared statements of the
 * last one, under the names that the next one uses, and its open transaction.
 */
async function startAnew(client: pg.ClientBase): Promise<void> {
  await client.query('rollback');
  await client.query('discard all');
}
