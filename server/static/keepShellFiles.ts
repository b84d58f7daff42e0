import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

/** Names of the shell's files that are never given to another content. */
export const hashedName = /\.[0-9a-f]{8,}\.[\w.]+$/;

/** Days after which nobody has a page open whose shell no server has any more. */
const keptDays = 30;

/** Where all servers of a store keep the shell's files, of every build that one of them has. */
export function keptShellFolder(remoteStore: string): string {
  return path.join(remoteStore, 'shell');
}

/**
 * Puts the files of this server's shell beside those of the others: behind a proxy a page of one
 * build asks any server for its files, also while a new version replaces an old one. Those that no
 * start has named for a month go. Call it before the server listens.
 */
export async function keepShellFiles(
  {
    shellDirectory,
    remoteStore,
  }: { readonly shellDirectory: string; readonly remoteStore: string },
  now: Date,
): Promise<void> {
  const folder = keptShellFolder(remoteStore);
  const names = (await readdir(shellDirectory)).filter((name) => hashedName.test(name));
  await mkdir(folder, { recursive: true });
  const kept = new Set(await readdir(folder));
  for (const name of names) {
    if (!kept.has(name)) await putWhole(path.join(shellDirectory, name), folder, name);
    await utimes(path.join(folder, name), now, now);
  }
  const oldest = now.getTime() - keptDays * 86_400_000;
  for (const name of kept) {
    const file = path.join(folder, name);
    // Another server may have removed it meanwhile.
    const stats = await stat(file).catch(() => null);
    if (stats !== null && stats.mtimeMs < oldest) await rm(file, { force: true });
  }
}

async function putWhole(source: string, folder: string, name: string): Promise<void> {
  const draft = path.join(folder, `.${randomUUID()}`);
  await copyFile(source, draft);
  await rename(draft, path.join(folder, name));
}
