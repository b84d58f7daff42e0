import { expect, it } from 'vitest';
import { distanceUnit } from 'shared-contracts';
import { formatDistance } from './formatDistance.ts';

it('shows metres, and kilometres where it is far', () => {
  expect(formatDistance(35.4, 'metric', 'en')).toBe('35 m');
  expect(formatDistance(999.4, 'metric', 'en')).toBe('999 m');
  expect(formatDistance(999.6, 'metric', 'de')).toBe('1 km');
  expect(formatDistance(1540, 'metric', 'de')).toBe('1,5 km');
});

it('shows feet and miles to people and assignments in the United States', () => {
  expect(distanceUnit('US')).toBe('us');
  expect(distanceUnit('DE')).toBe('metric');
  expect(formatDistance(100, 'us', 'en')).toBe('328 ft');
  expect(formatDistance(1609.344, 'us', 'en')).toBe('1 mi');
  expect(formatDistance(4000, 'us', 'es')).toBe('2,5 mi');
});

it('names the unit in every language', () => {
  expect(formatDistance(12, 'metric', 'es')).toBe('12 m');
  expect(formatDistance(12, 'metric', 'th')).toBe('12 ม.');
});
