import { expect, it } from 'vitest';
import { secondTicks } from './secondTicks.ts';

it('lights one more tick a second, from the top, and begins anew each minute', () => {
  const lit = (second: number) => secondTicks(second).filter(({ isLit }) => isLit).length;
  expect([lit(0), lit(1), lit(59)]).toEqual([1, 2, 60]);
});

it('stands around the whole clock, with twelve longer ticks', () => {
  const ticks = secondTicks(30);
  expect(ticks.map(({ angle }) => angle).at(-1)).toBe(354);
  expect(ticks.filter(({ isHour }) => isHour)).toHaveLength(12);
});
