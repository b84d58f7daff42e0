import v8 from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { DurableFileSystem } from './durableFileSystem.ts';

/** Where an embedded database keeps its data: a directory, or memory filled from a dump (tests). */
export type Storage =
  | { readonly directory: string }
  | { readonly directory: null; readonly dump: Uint8Array<ArrayBuffer> | null };

// `-F` would switch fsync off; a small cache keeps the process near 200 MB. A plan made while a table
// is empty, and kept, would go on reading all of it once it is full: hence no sequential scans.
const durable = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'],
];
const common = ['-c', 'shared_buffers=16MB', '-c', 'timezone=UTC', '-c', 'enable_seqscan=off'];

/** Starts PGlite, makes its database when there is none, and waits until it answers. */
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
 * V8's optimising compiler takes 500 MB for a while over PostgreSQL's largest functions and makes
 * queries no faster than a tenth: the quick compiler is enough.
 */
function compileCheaply(): void {
  v8.setFlagsFromString('--no-wasm-tier-up');
  v8.setFlagsFromString('--no-wasm-dynamic-tiering');
}
