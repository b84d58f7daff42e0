import type { RemoteStore } from './RemoteStore.ts';

/** An in-memory store with exactly the features of an S3-like host: for tests. */
export function createMemoryStore(): RemoteStore {
  const files = new Map<string, Uint8Array>();
  const bytes = (content: Uint8Array | string) =>
    typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return {
    place: 'memory',
    read: async (path) => files.get(path),
    async list(folder) {
      const inFolder = folder === '' ? '' : `${folder}/`;
      const inside = [...files.keys()].filter((path) => path.startsWith(inFolder));
      const names = inside.map((path) => path.slice(inFolder.length).split('/')[0] ?? '');
      return [...new Set(names)].toSorted();
    },
    async create(path, content) {
      if (files.has(path)) return false;
      files.set(path, bytes(content));
      return true;
    },
    async replace(path, content) {
      files.set(path, bytes(content));
    },
    async remove(path) {
      for (const known of [...files.keys()]) {
        if (known === path || known.startsWith(`${path}/`)) files.delete(known);
      }
    },
  };
}
