import { expect, test } from 'vitest';
import { canonicalTimeZone } from './canonicalTimeZone.ts';

test.each([
  ['Europe/Berlin', 'Europe/Berlin'],
  ['Europe/Oslo', 'Europe/Oslo'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['US/Eastern', 'America/New_York'],
  ['europe/london', 'Europe/London'],
  ['Etc/UTC', 'UTC'],
  ['Etc/GMT+5', 'Etc/GMT+5'],
  ['UTC', 'UTC'],
])('%s is %s', (name, canonical) => expect(canonicalTimeZone(name)).toBe(canonical));

test.each(['BST', 'IST', 'AST', 'ECT', 'EST', 'SystemV/EST5', 'Europe/Atlantis', '+02:00', ''])(
  '%j names no place',
  (name) => expect(canonicalTimeZone(name)).toBeNull(),
);

test('every name that this machine lists stays in use, and is its own from then on', () => {
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    const canonical = canonicalTimeZone(zone) ?? '';
    expect(canonicalTimeZone(canonical)).toBe(canonical);
  }
});
