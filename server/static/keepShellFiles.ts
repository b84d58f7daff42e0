import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { hashedName } from '../http/hashedName.ts';

/** Days after which no open page uses a shell that no server has any more. */
const keptDays = 30;

/** The folder in which all servers of a store share the shell's files of each of their builds. */
export function keptShellFolder(remoteStore: string): string {
  return path.join(remoteStore, 'shell');
}

/**
 * Adds the files of this server's shell to those of the others: behind a proxy a page of one build
 * requests its files from any server, also during a rolling update. Removes files that no start has
 * named for a month. Call it before the server listens.
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
    // Another server may have removed it in the meantime.
    const stats = await stat(file).catch(() => null);
    if (stats !== null && stats.mtimeMs < oldest) await rm(file, { force: true });
  }
}

async function putWhole(source: string, folder: string, name: string): Promise<void> {
  const draft = path.join(folder, `.${randomUUID()}`);
  await copyFile(source, draft);
  await rename(draft, path.join(folder, name));
}
