import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openDirectory, unusableDirectory } from '../../configuration/directories.ts';
import { StartRefused } from '../../configuration/configuration.ts';
import type { Connection } from '../connect.ts';
import { lockDirectory, type DirectoryLock } from './lockDirectory.ts';
import { startEngine } from './startEngine.ts';

const postgresVersion = '18';
const initialise = fileURLToPath(new URL('./initialise.ts', import.meta.url));
const run = promisify(execFile);

/**
 * Opens the database in `<dataDirectory>/database` and creates both if they are missing. Throws
 * `DirectoryInUse` if another server has the directory.
 */
export async function openEmbedded(dataDirectory: string): Promise<Connection> {
  const lock = await takeDirectory(dataDirectory);
  try {
    const directory = path.join(dataDirectory, 'database');
    if (!existsSync(directory)) await createDatabase(directory);
    await refuseOtherVersion(directory);
    const engine = await startEngine({ directory }).catch((error: unknown) => {
      throw new StartRefused(
        `The database in ${directory} cannot be opened${inBrackets(error)}: it may be damaged, or ` +
          'its disk full. Nothing was changed; if free space does not help, restore a backup.',
      );
    });
    const close = async () => {
      await engine.close();
      await lock.release();
    };
    return { ...engine, close, announce: (address) => lock.announce(address) };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function takeDirectory(dataDirectory: string): Promise<DirectoryLock> {
  await openDirectory('DATA_DIR', dataDirectory);
  try {
    return await lockDirectory(dataDirectory);
  } catch (error) {
    if (error instanceof StartRefused) throw error;
    throw unusableDirectory('DATA_DIR', dataDirectory, error);
  }
}

/**
 * Created next to its place and then renamed, so that an interrupted first start leaves nothing
 * half-written.
 */
async function createDatabase(directory: string): Promise<void> {
  const unfinished = `${directory}.new`;
  try {
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished, { mode: 0o700 });
    await run(process.execPath, [initialise, unfinished]);
    await rename(unfinished, directory);
  } catch (error) {
    const { bavail, bsize } = await statfs(path.dirname(directory));
    const free = Math.floor((bavail * bsize) / 1_000_000);
    throw new StartRefused(
      `No database could be created in ${directory} (${reasonOf(error)}): it needs the right to write ` +
        `and 100 MB of room, of which ${free} MB are free.`,
    );
  }
}

/** The reason in brackets; empty if the engine gave none. */
function inBrackets(error: unknown): string {
  const reason = reasonOf(error);
  return /Aborted\(\)/.test(reason) ? '' : ` (${reason})`;
}

/** The error in one line, without its location. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const told = 'stderr' in error && typeof error.stderr === 'string' ? error.stderr : error.message;
  const lines = told.split('\n').filter((line) => line.trim() !== '');
  const [first = error.name] = [
    ...lines.filter((line) => /error|panic|fatal/i.test(line)),
    ...lines,
  ];
  return first.trim().replace(/\.$/, '');
}

async function refuseOtherVersion(directory: string): Promise<void> {
  const file = path.join(directory, 'PG_VERSION');
  const version = await readFile(file, 'utf8').then(
    (text) => text.trim(),
    () => 'an unknown version',
  );
  if (version === postgresVersion) return;
  throw new StartRefused(
    `The database in ${directory} was created by PostgreSQL ${version}; this server needs ${postgresVersion}.`,
  );
}
