import { expect, it } from 'vitest';
import { subordinate } from '../testing/subordinates.ts';
import { longIn } from './longIn.ts';

const tom = subordinate(2, 'Tom Hughes', { state: 'IN' });
const lena = subordinate(1, 'Lena Fischer');

it('leaves whoever is clocked in alone for sixteen hours', () => {
  expect(longIn([lena, tom], '2026-11-19T21:57:59.999Z')).toEqual([]);
  expect(longIn([lena, tom], '2026-11-19T21:58:00.000Z')).toEqual([tom]);
});

it('puts first whoever has been in for the longest', () => {
  const aisha = subordinate(3, 'Aisha Rahman', {
    state: 'AWAY',
    since: '2026-11-18T13:54:00.000Z',
  });
  expect(longIn([tom, aisha], '2026-11-20T08:00:00.000Z')).toEqual([aisha, tom]);
});
