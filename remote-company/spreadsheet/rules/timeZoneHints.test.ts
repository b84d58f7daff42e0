import { expect, it } from 'vitest';
import { readTimeZone, timeZoneHints } from './timeZoneHints.ts';

it.each(['BST', 'IST', 'CST', 'CEST', 'MEZ', 'EDT'])('%s is refused, with places', (name) => {
  expect(readTimeZone(name)).toBeNull();
  const hints = timeZoneHints(name);
  expect(hints.length).toBeGreaterThan(0);
  expect(hints.map(readTimeZone)).toEqual(hints);
});

it('a city is answered with its zone, and a zone is taken', () => {
  expect(timeZoneHints('Berlin')).toEqual(['Europe/Berlin']);
  expect(timeZoneHints('new york')).toEqual(['America/New_York']);
  expect(timeZoneHints('Atlantis')).toEqual([]);
  expect(readTimeZone('Asia/Calcutta')).toBe('Asia/Kolkata');
});
