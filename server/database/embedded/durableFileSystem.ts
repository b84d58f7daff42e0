import { closeSync, fsyncSync, openSync } from 'node:fs';
import type { PGlite, postgresMod } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Options = Partial<postgresMod.PostgresMod>;

/** The parts of emscripten's NODEFS that are used here; its published types omit them. */
interface NodeStream {
  readonly nfd?: number;
  readonly node: unknown;
}
type SetAttributes = (target: unknown, attributes: { readonly mode?: number }) => void;
interface NodeFiles {
  realPath(node: unknown): string;
  readonly stream_ops: { fsync?: (stream: NodeStream) => number; setattr: SetAttributes };
  readonly node_ops: {
    mknod: (parent: unknown, name: string, mode: number, device: number) => unknown;
    setattr: SetAttributes;
  };
}

/** Masks the permissions of group and others. */
const ownerOnly = ~0o077;

/**
 * PGlite's files in a directory, with fsync, which PGlite's own file system omits, and readable
 * only by the server's user: PostgreSQL asks for 0600, the engine's own umask makes it 0666.
 */
export class DurableFileSystem extends NodeFS {
  override async init(pg: PGlite, options: Options): Promise<{ emscriptenOpts: Options }> {
    const { emscriptenOpts } = await super.init(pg, options);
    const preRun = [...(emscriptenOpts.preRun ?? []), amend];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

function amend(module: object): void {
  if (!hasNodeFiles(module)) throw new Error('PGlite does not export NODEFS.');
  addFsync(module.NODEFS);
  keepPrivate(module.NODEFS);
}

function addFsync(files: NodeFiles): void {
  files.stream_ops.fsync = ({ nfd, node }) => {
    if (nfd === undefined) fsyncDirectory(files.realPath(node));
    else fsyncSync(nfd);
    return 0;
  };
}

function keepPrivate({ node_ops: nodes, stream_ops: streams }: NodeFiles): void {
  const { mknod } = nodes;
  nodes.mknod = (parent, name, mode, device) => mknod(parent, name, mode & ownerOnly, device);
  for (const operations of [nodes, streams]) {
    const { setattr } = operations;
    operations.setattr = (target, attributes) => {
      const { mode } = attributes;
      setattr(target, mode === undefined ? attributes : { ...attributes, mode: mode & ownerOnly });
    };
  }
}

function fsyncDirectory(path: string): void {
  const directory = openSync(path, 'r');
  fsyncSync(directory);
  closeSync(directory);
}

function hasNodeFiles(module: object): module is { NODEFS: NodeFiles } {
  return 'NODEFS' in module;
}
