import fc from 'fast-check';
import { expect, it } from 'vitest';
import { coordinatesText, parseCoordinates } from './coordinates.ts';

it.each([
  ['53.5461, 9.9661', 53.5461, 9.9661],
  ['53.5461 9.9661', 53.5461, 9.9661],
  ['53,5461; 9,9661', 53.5461, 9.9661],
  ['53,5461, 9,9661', 53.5461, 9.9661],
  ['33.86° S, 151.21° E', -33.86, 151.21],
  ['40.7 N 74 W', 40.7, -74],
  ['-17, 179.9999', -17, 179.9999],
])('reads %s', (typed, latitude, longitude) => {
  expect(parseCoordinates(typed)).toEqual({ latitude, longitude });
});

it.each(['', 'here', '53.5', '91, 10', '10, 181', '53.5, 9.9, 3', '1, 2, 3'])(
  'reads no position in "%s"',
  (typed) => expect(parseCoordinates(typed)).toBeNull(),
);

it('reads what it writes', () => {
  const degree = (most: number) => fc.integer({ min: -most * 1e6, max: most * 1e6 });
  fc.assert(
    fc.property(degree(90), degree(180), (north, east) => {
      const position = { latitude: north / 1e6, longitude: east / 1e6 };
      const read = parseCoordinates(coordinatesText(position));
      expect(read?.latitude).toBeCloseTo(position.latitude, 6);
      expect(read?.longitude).toBeCloseTo(position.longitude, 6);
    }),
  );
});
