import { defaultFeatures } from 'shared-contracts';
import { expect, test } from 'vitest';
import { peopleByMeasurement, searchLimit } from './searchLimit.ts';

test.each([
  [30, 27],
  [50, 27],
  [51, 11],
  [52, 11],
  [55, 6],
  [60, 2],
  [61, 0],
])(
  'at a distance of %i the measurement supports %i people, as the guide says',
  (distance, most) => {
    expect(peopleByMeasurement(distance)).toBe(most);
  },
);

test('the default is what the measurement supports at the default distance', () => {
  const { FACE_DISTANCE, FACE_SEARCH_PEOPLE } = defaultFeatures.properties;
  expect(FACE_SEARCH_PEOPLE).toBe(peopleByMeasurement(FACE_DISTANCE));
});

test.each([
  [50, 200, 200],
  [50, 0, 0],
  [55, 200, 6],
  [55, 3, 3],
])('at %i a company that allows %i searches among %i', (distance, allowed, most) => {
  const properties = { FACE_DISTANCE: distance, FACE_SEARCH_PEOPLE: allowed };
  expect(searchLimit(properties)).toBe(most);
});
