import { closeSync, fsyncSync, openSync } from 'node:fs';
import type { PGlite, postgresMod } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Options = Partial<postgresMod.PostgresMod>;

/** The parts of emscripten's NODEFS that matter here; its published types leave them out. */
interface NodeStream {
  readonly nfd?: number;
  readonly node: unknown;
}
interface NodeFiles {
  realPath(node: unknown): string;
  readonly stream_ops: { fsync?: (stream: NodeStream) => number };
}

/** PGlite's files in a directory, with the fsync that its own file system leaves out. */
export class DurableFileSystem extends NodeFS {
  override async init(pg: PGlite, options: Options): Promise<{ emscriptenOpts: Options }> {
    const { emscriptenOpts } = await super.init(pg, options);
    const preRun = [...(emscriptenOpts.preRun ?? []), addFsync];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

function addFsync(module: object): void {
  if (!hasNodeFiles(module)) throw new Error('PGlite offers no files of Node.');
  const { NODEFS } = module;
  NODEFS.stream_ops.fsync = ({ nfd, node }) => {
    if (nfd === undefined) fsyncDirectory(NODEFS.realPath(node));
    else fsyncSync(nfd);
    return 0;
  };
}

function fsyncDirectory(path: string): void {
  const directory = openSync(path, 'r');
  fsyncSync(directory);
  closeSync(directory);
}

function hasNodeFiles(module: object): module is { NODEFS: NodeFiles } {
  return 'NODEFS' in module;
}
