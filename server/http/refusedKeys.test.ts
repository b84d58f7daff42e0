import { expect, test } from 'vitest';
import { createRefusedKeys, refusalsToTell, refusalsWithin, refusedKeyOf } from './refusedKeys.ts';

const network = '203.0.113.0/24';
const request = { refusedWith: null, actor: null, subject: null };

function toldIn(times: number, who: (index: number) => string, every: number): number {
  const refused = createRefusedKeys();
  const told = Array.from({ length: times }, (_, at) => refused.isTooOften(who(at), at * every));
  return told.filter(Boolean).length;
}

test('A key that is refused again and again is told once in ten minutes', () => {
  expect(toldIn(refusalsToTell - 1, () => 'api-key 1', 1)).toBe(0);
  expect(toldIn(5 * refusalsToTell, () => 'api-key 1', 1)).toBe(1);
  const inTwoWindows = toldIn(
    2 * refusalsToTell,
    () => 'api-key 1',
    refusalsWithin / refusalsToTell,
  );
  expect(inTwoWindows).toBe(2);
});

test('Refusals of several keys, or far apart, are not added up', () => {
  expect(toldIn(2 * refusalsToTell, (at) => `api-key ${at}`, 1)).toBe(0);
  expect(toldIn(2 * refusalsToTell, () => 'api-key 1', refusalsWithin)).toBe(0);
});

test('A refusal counts for its key, or for the network of a key that nobody knows', () => {
  const actor = { kind: 'api-key', id: 4, authorities: new Set<never>() } as const;
  expect(refusedKeyOf({ ...request, refusedWith: 'NOT_FOUND', actor }, network)).toBe('api-key 4');
  const revoked = { ...request, refusedWith: 'KEY_NOT_VALID', subject: 'api-key 4' } as const;
  expect(refusedKeyOf(revoked, network)).toBe('api-key 4');
  expect(refusedKeyOf({ ...revoked, subject: null }, network)).toBe(network);
  expect(refusedKeyOf({ ...request, actor }, network)).toBeNull();
  expect(refusedKeyOf({ ...request, refusedWith: 'NO_SESSION' }, network)).toBeNull();
});
