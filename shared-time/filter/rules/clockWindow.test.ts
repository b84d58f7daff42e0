import { expect, test } from 'vitest';
import { clockWindow } from './clockWindow.ts';

test.each([
  ['06:00-08:30', '06:00-08:30'],
  ['6-8:30', '06:00-08:30'],
  [' 22 – 6 ', '22:00-06:00'],
  ['24-25', null],
  ['6:60-7', null],
  ['6', null],
  ['noon', null],
])('The window of "%s" is %s', (typed, window) => {
  expect(clockWindow(typed)).toBe(window);
});
