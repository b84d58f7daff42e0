import { constants } from 'node:fs';
import { access, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { StartRefused } from './configuration.ts';

type DirectorySetting = 'DATA_DIR' | 'REMOTE_STORE';

/** Creates the directory if it is missing. @throws StartRefused if it is not writable */
export async function openDirectory(setting: DirectorySetting, directory: string): Promise<void> {
  try {
    await makeDirectory(directory, setting === 'DATA_DIR' ? 0o700 : 0o777);
    await access(directory, constants.W_OK);
  } catch (error) {
    throw unusableDirectory(setting, directory, error);
  }
}

/** Creates missing parents too. Node's own `recursive` never ends below /proc. */
async function makeDirectory(directory: string, mode: number, hasParent = false): Promise<void> {
  try {
    await mkdir(directory, mode);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST' && (await stat(directory)).isDirectory()) return;
    if (code !== 'ENOENT' || hasParent) throw error;
    await makeDirectory(path.dirname(directory), mode);
    await makeDirectory(directory, mode, true);
  }
}

/** The error for an unusable directory. */
export function unusableDirectory(
  setting: DirectorySetting,
  directory: string,
  error: unknown,
): StartRefused {
  const reason = error instanceof Error ? error.message : String(error);
  return new StartRefused(
    `${setting} must be a directory that this server can write to, which ${directory} is not: ${reason}.`,
  );
}

/** @throws StartRefused if it contains no built shell */
export async function checkShellDirectory(shellDirectory: string): Promise<void> {
  try {
    await access(path.join(shellDirectory, 'index.html'));
  } catch {
    throw new StartRefused(
      `SHELL_DIRECTORY must be the folder of a built shell, which ${shellDirectory} is not: ` +
        'it has no index.html that this server can read.',
    );
  }
}
