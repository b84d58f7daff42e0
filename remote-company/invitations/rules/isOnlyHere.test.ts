import { expect, test } from 'vitest';
import { isOnlyHere } from './isOnlyHere.ts';

test('tells addresses that no phone reaches', () => {
  const here = ['http://localhost:4000', 'http://127.0.0.1', 'http://[::1]:4000'];
  expect(here.every(isOnlyHere)).toBe(true);
  expect(isOnlyHere('https://time.example.com')).toBe(false);
  expect(isOnlyHere('http://192.168.1.20:4000')).toBe(false);
});
