import { expect, it } from 'vitest';
import { linePoints } from './linePoints.ts';

it('goes from the foot for nothing to the top for the most', () => {
  expect(linePoints([0, 5, 10], 10, { width: 100, height: 20 })).toBe('0,20 50,10 100,0');
});

it('stays within its box for one value and for none but nothing', () => {
  expect(linePoints([7], 7, { width: 160, height: 32 })).toBe('0,0');
  expect(linePoints([0, 0], 1, { width: 160, height: 32 })).toBe('0,32 160,32');
});
