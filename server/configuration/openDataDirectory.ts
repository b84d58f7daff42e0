import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { StartRefused } from './startRefused.ts';

/** Makes the data directory where it is missing. @throws StartRefused when it cannot be written to */
export async function openDataDirectory(dataDirectory: string): Promise<void> {
  try {
    await mkdir(dataDirectory, { recursive: true, mode: 0o700 });
    await access(dataDirectory, constants.W_OK);
  } catch (error) {
    throw unusableDataDirectory(dataDirectory, error);
  }
}

/** The sentence for a data directory that an error has shown to be none. */
export function unusableDataDirectory(dataDirectory: string, error: unknown): StartRefused {
  const reason = error instanceof Error ? error.message : String(error);
  return new StartRefused(
    `DATA_DIR must be a directory that this server may write to, which ${dataDirectory} is not: ${reason}.`,
  );
}
