import { beforeAll, expect, test } from 'vitest';
import type { SignedRegistry } from '../remote/remoteContract.ts';
import { isSigned, signRegistry } from './signature.ts';

let registry: SignedRegistry;
let publicKey = '';
let otherKey = '';

beforeAll(async () => {
  const [pair, other] = await Promise.all([newPair(), newPair()]);
  registry = await signRegistry({ sequence: 3, remotes: [] }, pair.privateKey);
  publicKey = await publicHalf(pair);
  otherKey = await publicHalf(other);
});

test('a registry is known by its signature, however it is laid out', async () => {
  const read: SignedRegistry = JSON.parse(JSON.stringify(registry, null, 2));
  expect(await isSigned(read, publicKey)).toBe(true);
});

test('what the server adds is not part of what is signed', async () => {
  expect(await isSigned({ ...registry, refused: { remote_1: 'Why.' } }, publicKey)).toBe(true);
});

test.each([
  ['another sequence', { sequence: 4 }],
  ['more in it', { canaries: [] }],
  ['no signature', { signature: '' }],
])('a registry with %s is not', async (_, change) => {
  expect(await isSigned({ ...registry, ...change }, publicKey)).toBe(false);
});

test('nor one of another installation', async () => {
  expect(await isSigned(registry, otherKey)).toBe(false);
});

async function newPair(): Promise<CryptoKeyPair> {
  return await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
}

async function publicHalf({ publicKey: key }: CryptoKeyPair): Promise<string> {
  const raw = await crypto.subtle.exportKey('raw', key);
  return btoa(String.fromCharCode(...new Uint8Array(raw)));
}
