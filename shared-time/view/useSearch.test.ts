import { expect, it } from 'vitest';
import { searchTerm } from './useSearch.ts';

it('searches from three characters on', () => {
  expect([searchTerm(' Le '), searchTerm(' Len '), searchTerm('x'.repeat(200)).length]).toEqual([
    '',
    'Len',
    100,
  ]);
});
