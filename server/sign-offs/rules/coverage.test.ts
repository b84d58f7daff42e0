import { expect, test } from 'vitest';
import { coverage, type SignedPart } from './coverage.ts';

const part = (signOffId: number, first: string, last: string): SignedPart => ({
  ...{ signOffId, assignmentId: 1, sequence: 10 * signOffId },
  first: `2026-03-${first}`,
  last: `2026-03-${last}`,
});
const span = { assignmentId: 1, first: '2026-03-02', last: '2026-03-15' };

const covered = (...parts: SignedPart[]) =>
  coverage([span], parts)
    .map(({ first, last, part: by }) => [first.slice(8), last.slice(8), by?.signOffId ?? null])
    .toSorted(([one], [other]) => String(one).localeCompare(String(other)));

test.each([
  ['no sign-off', [], [['02', '15', null]]],
  ['one of the same days', [part(1, '02', '15')], [['02', '15', 1]]],
  ['one of more days', [part(1, '01', '31')], [['02', '15', 1]]],
  ['one of other days', [part(1, '16', '31')], [['02', '15', null]]],
  [
    'one of some days',
    [part(1, '05', '08')],
    [
      ['02', '04', null],
      ['05', '08', 1],
      ['09', '15', null],
    ],
  ],
  ['two of the same days', [part(2, '02', '15'), part(1, '02', '15')], [['02', '15', 2]]],
  [
    'a later one inside an earlier one',
    [part(1, '02', '15'), part(2, '05', '08')],
    [
      ['02', '04', 1],
      ['05', '08', 2],
      ['09', '15', 1],
    ],
  ],
  [
    'two that meet',
    [part(1, '02', '08'), part(2, '09', '15')],
    [
      ['02', '08', 1],
      ['09', '15', 2],
    ],
  ],
])('days with %s', (_, parts, expected) => {
  expect(covered(...parts)).toEqual(expected);
});

test('sign-offs of other assignments cover nothing', () => {
  expect(covered({ ...part(1, '02', '15'), assignmentId: 2 })).toEqual([['02', '15', null]]);
});
