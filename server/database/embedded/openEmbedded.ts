import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { StartRefused } from '../../configuration/startRefused.ts';
import type { Connection } from '../connect.ts';
import { lockDirectory } from './lockDirectory.ts';
import { startEngine } from './startEngine.ts';

const postgresVersion = '18';
const initialise = fileURLToPath(new URL('./initialise.ts', import.meta.url));
const run = promisify(execFile);

/**
 * Opens the database in `<dataDirectory>/database`, making both where they are missing. Throws
 * `DirectoryInUse` when another server has the directory.
 */
export async function openEmbedded(dataDirectory: string): Promise<Connection> {
  await mkdir(dataDirectory, { recursive: true, mode: 0o700 });
  const lock = await lockDirectory(dataDirectory);
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

/** Made beside its place and then renamed, so that an interrupted first start leaves nothing half. */
async function createDatabase(directory: string): Promise<void> {
  const unfinished = `${directory}.new`;
  await rm(unfinished, { recursive: true, force: true });
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
