import { expect, test } from 'vitest';
import { isCompatible } from './compatibility.ts';

test.each([
  ['^1.2.0', '1.2.0'],
  ['^1.2.0', '1.2.1'],
  ['^1.2.3', '1.3.0'],
])('a remote for %s works with a shell that offers %s', (range, offered) => {
  expect(isCompatible(range, offered)).toBe(true);
});

test.each([
  ['^1.2.0', '2.0.0'],
  ['^2.0.0', '1.9.9'],
  ['^1.3.0', '1.2.9'],
  ['^1.2.2', '1.2.1'],
  ['latest', '1.0.0'],
])('a remote for %s does not work with a shell that offers %s', (range, offered) => {
  expect(isCompatible(range, offered)).toBe(false);
});
