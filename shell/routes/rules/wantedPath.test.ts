import { expect, it } from 'vitest';
import { wantedPath } from './pathOfRoute.ts';

it('reads the page that was asked for, and nothing from states of other pages', () => {
  expect(wantedPath({ wanted: '/time/time-pairs?id=7' })).toBe('/time/time-pairs?id=7');
  expect([null, undefined, 'x', {}, { wanted: 7 }].map(wantedPath)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
