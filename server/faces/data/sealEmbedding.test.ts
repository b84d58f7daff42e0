import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { embeddingLength } from '../rules/distance.ts';
import { openEmbedding, parseFaceKeys, sealEmbedding, type FaceKeys } from './sealEmbedding.ts';

function keysOf(...keys: readonly Buffer[]): FaceKeys {
  const parsed = parseFaceKeys(keys.map((key) => key.toString('base64')).join(', '));
  if (parsed === null) throw new Error('These are no keys.');
  return parsed;
}

const [old, current, foreign] = [randomBytes(32), randomBytes(32), randomBytes(32)] as const;
const keys = keysOf(current);
const face = fc.float32Array({ minLength: embeddingLength, maxLength: embeddingLength });
const anyFace = Float32Array.from({ length: embeddingLength }, (_, index) => index / 7);

test('A sealed face opens for its owner, to the last bit', () => {
  fc.assert(
    fc.property(face, fc.string(), (embedding, owner) => {
      const opened = openEmbedding(sealEmbedding(embedding, owner, keys), owner, keys);
      expect(opened).toEqual({ kind: 'opened', embedding, isOld: false });
    }),
  );
});

test('It opens for nobody else', () => {
  const sealed = sealEmbedding(anyFace, 'person/1', keys);
  expect(openEmbedding(sealed, 'person/11', keys)).toEqual({ kind: 'altered' });
});

test('A changed bit, wherever it is, keeps it closed', () => {
  const sealed = sealEmbedding(anyFace, 'person/1', keys);
  fc.assert(
    fc.property(fc.nat(sealed.length - 1), fc.nat(7), (at, bit) => {
      const changed = sealed.map((each, index) => (index === at ? each ^ (1 << bit) : each));
      expect(openEmbedding(changed, 'person/1', keys).kind).not.toBe('opened');
    }),
  );
  expect(openEmbedding(sealed.subarray(1), 'person/1', keys)).toEqual({ kind: 'altered' });
  expect(openEmbedding(new Uint8Array(), 'person/1', keys)).toEqual({ kind: 'altered' });
});

test('What an earlier key sealed opens, and is told to be sealed anew', () => {
  const sealed = sealEmbedding(anyFace, 'person/1', keysOf(old));
  expect(openEmbedding(sealed, 'person/1', keysOf(current, old))).toEqual({
    kind: 'opened',
    embedding: anyFace,
    isOld: true,
  });
  expect(openEmbedding(sealed, 'person/1', keysOf(foreign))).toEqual({ kind: 'unknown-key' });
});

test('The same face is never sealed alike, and not to be read', () => {
  const [one, other] = [sealEmbedding(anyFace, 'a', keys), sealEmbedding(anyFace, 'a', keys)];
  expect(one).not.toEqual(other);
  expect(Buffer.from(one).includes(Buffer.from(anyFace.buffer).subarray(4, 12))).toBe(false);
});

test('Keys of another length are none', () => {
  expect(parseFaceKeys('')).toBeNull();
  expect(parseFaceKeys(randomBytes(31).toString('base64'))).toBeNull();
  expect(parseFaceKeys(`${current.toString('base64')},`)).toBeNull();
});
