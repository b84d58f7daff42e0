import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RemoteStore } from './RemoteStore.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * A store in a directory. Files are written to `.drafts`, synced, and only then linked or renamed
 * into place, so that a full disk or a kill never leaves a partial file.
 */
export function createDirectoryStore(folder: string): RemoteStore {
  const at = (path: string) => join(folder, ...path.split('/'));

  let isCleared = false;

  /** Left behind by killed commands; younger ones may be in use. */
  async function clearOldDrafts(drafts: string): Promise<void> {
    if (isCleared) return;
    isCleared = true;
    for (const name of await readdir(drafts)) {
      const draft = join(drafts, name);
      const changed = stat(draft).then(({ mtimeMs }) => mtimeMs);
      const age = Date.now() - (await unless('ENOENT', changed, Infinity));
      if (age > day) await rm(draft, { force: true });
    }
  }

  async function withDraft<Result>(
    path: string,
    content: Uint8Array | string,
    place: (draft: string, target: string) => Promise<Result>,
  ): Promise<Result> {
    const target = at(path);
    const draft = join(folder, '.drafts', randomUUID());
    await mkdir(dirname(draft), { recursive: true });
    await clearOldDrafts(dirname(draft));
    await mkdir(dirname(target), { recursive: true });
    try {
      const file = await open(draft, 'wx');
      try {
        await file.writeFile(content);
        await file.sync();
      } finally {
        await file.close();
      }
      return await place(draft, target);
    } finally {
      await rm(draft, { force: true });
    }
  }

  return {
    place: folder,
    read: async (path) => await unless('ENOENT', readFile(at(path)), undefined),
    list: async (path) => (await unless('ENOENT', readdir(at(path)), [])).toSorted(),
    create: async (path, content) =>
      await withDraft(path, content, (draft, target) =>
        unless(
          'EEXIST',
          link(draft, target).then(() => true),
          false,
        ),
      ),
    replace: async (path, content) => await withDraft(path, content, rename),
    remove: async (path) => await rm(at(path), { recursive: true, force: true }),
  };
}

/** The result, or `otherwise` on a file system error with this code. */
async function unless<Result>(
  code: string,
  result: Promise<Result>,
  otherwise: Result,
): Promise<Result> {
  try {
    return await result;
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && fault.code === code) return otherwise;
    throw fault;
  }
}
