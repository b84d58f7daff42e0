import { execFile } from 'node:child_process';
import { constants, existsSync } from 'node:fs';
import { access, mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { StartRefused } from '../../configuration/startRefused.ts';
import type { Connection } from '../connect.ts';
import { lockDirectory, type DirectoryLock } from './lockDirectory.ts';
import { startEngine } from './startEngine.ts';

const postgresVersion = '18';
const initialise = fileURLToPath(new URL('./initialise.ts', import.meta.url));
const run = promisify(execFile);

/**
 * Opens the database in `<dataDirectory>/database`, making both where they are missing. Throws
 * `DirectoryInUse` when another server has the directory.
 */
export async function openEmbedded(dataDirectory: string): Promise<Connection> {
  const lock = await takeDirectory(dataDirectory);
  try {
    const directory = path.join(dataDirectory, 'database');
    if (!existsSync(directory)) await createDatabase(directory);
    await refuseOtherVersion(directory);
    const engine = await startEngine({ directory });
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
  try {
    await mkdir(dataDirectory, { recursive: true, mode: 0o700 });
    await access(dataDirectory, constants.W_OK);
    return await lockDirectory(dataDirectory);
  } catch (error) {
    if (error instanceof StartRefused) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartRefused(
      `DATA_DIR must be a directory that this server may write to, which ${dataDirectory} is not: ${reason}.`,
    );
  }
}

/** Made beside its place and then renamed, so that an interrupted first start leaves nothing half. */
async function createDatabase(directory: string): Promise<void> {
  const unfinished = `${directory}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  await run(process.execPath, [initialise, unfinished]);
  await rename(unfinished, directory);
}

async function refuseOtherVersion(directory: string): Promise<void> {
  const version = (await readFile(path.join(directory, 'PG_VERSION'), 'utf8')).trim();
  if (version === postgresVersion) return;
  throw new StartRefused(
    `The database in ${directory} was made by PostgreSQL ${version}; this server needs ${postgresVersion}.`,
  );
}
