import { expect, it } from 'vitest';
import { everybody, isNarrowed, showsAllOf, type BoardFilter } from './boardFilter.ts';

const by = (change: Partial<BoardFilter>) => ({ ...everybody, ...change });

it.each([
  ['everybody', by({}), [true, true, true]],
  ['two groups', by({ groupIds: [1, 2] }), [false, true, false]],
  ['a part of a group', by({ groupIds: [1], search: 'Weber' }), [false, false, false]],
  ['one way of recording', by({ variant: 'CLOCK' }), [false, false, false]],
])('of %s, says whether all people, group 1 and group 3 are shown', (_name, filter, whole) => {
  expect([null, 1, 3].map((group) => showsAllOf(filter, group))).toEqual(whole);
  expect(isNarrowed(filter)).toBe(whole[0] === false);
});
