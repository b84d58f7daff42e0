import { chmod, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { StartRefused } from '../configuration/configuration.ts';

/** The private contents of the data directory. */
const privateFolders = ['database', 'database.new', 'keys', 'mail'];
/** Other possible contents of a dedicated data directory. */
const otherContents = new Set([...privateFolders, 'remotes', 'server.lock']);

const anybodyElse = 0o077;
const othersWrite = 0o002;
const sticky = 0o1000;

/**
 * Makes the contents of the data directory private to the server's user (0700 and 0600), existing
 * files included, and the directory itself if it holds nothing else. Throws `StartRefused` with the
 * command to run if this user cannot change the modes. Windows has no such modes.
 */
export async function protectData(dataDirectory: string): Promise<void> {
  if (process.platform === 'win32') return;
  for (const name of privateFolders) await close(path.join(dataDirectory, name));
  const mode = await modeOf(dataDirectory);
  if (mode === null || (mode & anybodyElse) === 0) return;
  if (await isOwn(dataDirectory)) await chmod(dataDirectory, 0o700).catch(() => undefined);
  const left = (await modeOf(dataDirectory)) ?? 0;
  if ((left & othersWrite) === 0 || (left & sticky) !== 0) return;
  throw new StartRefused(
    `Every user of this machine may change the data directory ${dataDirectory}: ` +
      `run "chmod go= '${dataDirectory}'", or set DATA_DIR to a directory of its own.`,
  );
}

/**
 * The folder comes last: a private folder has private contents, so that a start need not look
 * inside.
 */
async function close(folder: string): Promise<void> {
  const mode = await modeOf(folder);
  if (mode === null || (mode & anybodyElse) === 0) return;
  try {
    await closeWhole(folder);
  } catch {
    // Reported below, by the remaining mode.
  }
  const left = await modeOf(folder);
  if (left === null || (left & anybodyElse) === 0) return;
  throw new StartRefused(
    `Other users of this machine can open ${folder}, and this server cannot change that: ` +
      `run "chmod -R go= '${folder}'" as the owner of the folder.`,
  );
}

async function closeWhole(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const child = path.join(folder, entry.name);
    if (entry.isDirectory()) await closeWhole(child);
    else if (entry.isFile()) await chmod(child, 0o600);
  }
  await chmod(folder, 0o700);
}

/** Null if the file does not exist or is not subject to this check. */
async function modeOf(file: string): Promise<number | null> {
  const found = await stat(file).catch(() => null);
  return found?.isDirectory() === true ? found.mode : null;
}

async function isOwn(dataDirectory: string): Promise<boolean> {
  const names = await readdir(dataDirectory);
  return names.every((name) => otherContents.has(name));
}
