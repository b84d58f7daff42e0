import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartRefused } from './configuration.ts';

const keyLength = 32;

/** `<dataDirectory>/keys/<name>.key`: 32 bytes, readable only by the server's user. */
export function keyFile(dataDirectory: string, name: string): string {
  return path.join(dataDirectory, 'keys', `${name}.key`);
}

/** Reads the key; null if there is none. Throws `StartRefused` if the file is not a key. */
export async function readKeyFile(file: string): Promise<Buffer | null> {
  const key = await readFile(file).catch(() => null);
  if (key !== null && key.length !== keyLength) {
    throw new StartRefused(`The file ${file} is not a key of ${keyLength} bytes.`);
  }
  return key;
}

/**
 * Written to a temporary file and linked, so that processes that start together agree on one key.
 */
export async function createKeyFile(file: string): Promise<Buffer> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await writeFile(unfinished, randomBytes(keyLength), { mode: 0o600, flush: true });
  await link(unfinished, file).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  });
  await rm(unfinished);
  const key = await readKeyFile(file);
  if (key === null) throw new Error(`The key ${file} could not be made.`);
  return key;
}
