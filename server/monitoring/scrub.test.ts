import { expect, test } from 'vitest';
import { scrub } from './scrub.ts';

test('a report of a browser points at no person', () => {
  const report =
    'Failed for anna.berg@example.com at https://punctual.example/#/time?id=1002 ' +
    'near 52.520008,13.404954 with 9f8e7d6c5b4a39281706f5e4d3c2b1a0\nid 123456';
  expect(scrub(report)).toBe(
    'Failed for [address] at https://punctual.example/ near [number],[number] with [token] id [number]',
  );
});
