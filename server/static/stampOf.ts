import { stat } from 'node:fs/promises';

/** A text that differs when the file was replaced or changed; `none` while there is none. */
export async function stampOf(file: string): Promise<string> {
  const found = await stat(file).catch(() => null);
  return found === null ? 'none' : `${found.mtimeMs}-${found.size}-${found.ino}`;
}
