import v8 from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { DurableFileSystem } from './durableFileSystem.ts';

/**
 * Where an embedded database stores its data: a directory, or memory loaded from a dump (tests).
 */
export type Storage =
  | { readonly directory: string }
  | { readonly directory: null; readonly dump: Uint8Array<ArrayBuffer> | null };

// `-F` would switch fsync off; a small cache keeps the process near 200 MB. A plan that is cached
// while a table is empty would still read all of it when it is full: hence no sequential scans.
const durable = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'],
];
const common = ['-c', 'shared_buffers=16MB', '-c', 'timezone=UTC', '-c', 'enable_seqscan=off'];

/** Starts PGlite, creates its database if it is missing, and waits until it is ready. */
export async function createEngine(storage: Storage): Promise<PGlite> {
  compileCheaply();
  const engine =
    storage.directory === null
      ? new PGlite({
          startParams: [...PGlite.defaultStartParams, ...common],
          ...(storage.dump === null ? {} : { loadDataDir: new Blob([storage.dump]) }),
        })
      : new PGlite({
          fs: new DurableFileSystem(storage.directory),
          startParams: [...durable, ...common],
        });
  await engine.waitReady;
  return engine;
}

/**
 * V8's optimising compiler needs 500 MB for a while for PostgreSQL's largest functions and speeds
 * queries up by less than a tenth: the baseline compiler is enough.
 */
function compileCheaply(): void {
  v8.setFlagsFromString('--no-wasm-tier-up');
  v8.setFlagsFromString('--no-wasm-dynamic-tiering');
}
