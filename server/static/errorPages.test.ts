import { errorStatus } from 'shared-contracts/errors';
import { expect, test } from 'vitest';
import { contract } from '../http/contract.ts';
import { errorPages } from './errorPages.ts';
import { remoteFaults } from './remoteFaults.ts';

const pages = errorPages();

test('there is a page for every code of the catalogue and every fault of a remote, and a list', () => {
  const codes = [...Object.keys(errorStatus), ...Object.keys(remoteFaults)];
  expect([...pages.keys()].toSorted()).toEqual(['', ...codes].toSorted());
  for (const code of codes) expect(pages.get('')).toContain(`/api/docs/errors/${code}"`);
});

test('a page says what the code means, what people read and which calls answer with it', () => {
  const text = pages.get('OUTSIDE_GEOFENCE') ?? '';
  expect(text).toContain('Clocking is blocked outside the geofence.');
  expect(text).toContain('What people read');
  expect(text).toContain('/api/docs#clockInShift');
  expect(contract.paths).toBeDefined();
});

test('a fault of a remote says what to do', () => {
  expect(pages.get('integrity')).toContain('What to do');
});
