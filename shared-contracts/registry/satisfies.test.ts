import { expect, test } from 'vitest';
import { satisfies } from './satisfies.ts';

test.each([
  ['1.2.0', '^1.2.0'],
  ['1.2.1', '^1.2.0'],
  ['1.3.0', '^1.2.3'],
  ['0.1.4', '^0.1.0'],
])('%s fits %s', (version, range) => {
  expect(satisfies(version, range)).toBe(true);
});

test.each([
  ['2.0.0', '^1.2.0'],
  ['1.9.9', '^2.0.0'],
  ['1.2.9', '^1.3.0'],
  ['1.2.1', '^1.2.2'],
  ['0.2.0', '^0.1.0'],
  ['1.0.0', 'latest'],
])('%s does not fit %s', (version, range) => {
  expect(satisfies(version, range)).toBe(false);
});
