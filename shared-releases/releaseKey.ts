import { createPrivateKey, generateKeyPairSync, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SigningKey } from 'shared-contracts/registry/signature.ts';
import { Refusal } from './Refusal.ts';

export interface ReleaseKey {
  /** For `signRegistry`. */
  readonly privateKey: SigningKey;
  /** 32 bytes in base64, as the page carries them. */
  readonly publicKey: string;
}

/**
 * The key pair (Ed25519) that signs this installation's registry, created if missing:
 * `keys/release.key` in the data directory is the private half, for people who release;
 * `release.pub` next to it is embedded in pages by the server.
 */
export async function openReleaseKey(dataDirectory: string): Promise<ReleaseKey> {
  const file = privateFile(dataDirectory);
  const text = (await readText(file)) ?? (await makeKey(file));
  const keyObject = privateKeyOf(text, file);
  const exported = keyObject.export({ format: 'jwk' });
  const publicKey = Buffer.from(exported.x ?? '', 'base64url').toString('base64');
  const publicFile = join(dataDirectory, 'keys', 'release.pub');
  if ((await readText(publicFile))?.trim() !== publicKey) {
    await putWhole(publicFile, `${publicKey}\n`, 0o644, 'replace');
  }
  const pkcs8 = keyObject.export({ format: 'der', type: 'pkcs8' });
  return {
    privateKey: await crypto.subtle.importKey('pkcs8', pkcs8, 'Ed25519', false, ['sign']),
    publicKey,
  };
}

/** The same, but undefined instead of creating a key if the private half is missing. */
export async function findReleaseKey(dataDirectory: string): Promise<ReleaseKey | undefined> {
  const text = await readText(privateFile(dataDirectory));
  return text === undefined ? undefined : await openReleaseKey(dataDirectory);
}

function privateFile(dataDirectory: string): string {
  return join(dataDirectory, 'keys', 'release.key');
}

function privateKeyOf(text: string, file: string) {
  try {
    const key = createPrivateKey(text);
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Handled below.
  }
  throw new Refusal(`The file ${file} is not an Ed25519 key: put it back from the backup.`);
}

/** Concurrent processes agree on one key: the first one written wins. */
async function makeKey(file: string): Promise<string> {
  const { privateKey } = generateKeyPairSync('ed25519');
  await putWhole(file, String(privateKey.export({ format: 'pem', type: 'pkcs8' })), 0o600, 'keep');
  const text = await readText(file);
  if (text === undefined) throw new Error(`The key ${file} could not be made.`);
  return text;
}

async function putWhole(
  file: string,
  content: string,
  mode: number,
  existing: 'keep' | 'replace',
): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, content, { mode, flush: true });
    if (existing === 'replace') await rm(file, { force: true });
    await link(draft, file).catch((fault: unknown) => {
      if (!(fault instanceof Error && 'code' in fault && fault.code === 'EEXIST')) throw fault;
    });
  } finally {
    await rm(draft, { force: true });
  }
}

async function readText(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && fault.code === 'ENOENT') return undefined;
    throw fault;
  }
}
