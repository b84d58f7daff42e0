import { expect, test } from 'vitest';
import { settingsChanges } from './settingsChanges.ts';

const hook: Parameters<typeof settingsChanges>[1] = {
  name: 'Payroll',
  url: 'https://hooks.example.com/take?key=secret',
  types: ['time.approved'],
  fields: ['TIMES'],
  isOn: true,
};
const words = (...change: Parameters<typeof settingsChanges>) =>
  Object.values(settingsChanges(...change));

test('a new webhook is told with all that it has, but no secret and no free text', () => {
  expect(words(null, hook)).toEqual([
    ...['+address.hooks.example.com', '+types.time.approved', '+fields.TIMES', '+on'],
  ]);
});

test('of a change what was and what is', () => {
  const url = 'https://other.example.com/take?key=secret';
  const other = { ...hook, url, types: ['time.changed' as const], fields: [], isOn: false };
  expect(words(hook, other)).toEqual([
    ...['-address.hooks.example.com', '+address.other.example.com'],
    ...['-types.time.approved', '+types.time.changed', '-fields.TIMES', '-on'],
  ]);
});

test('that its name or the rest of its address is another, and nothing where nothing is', () => {
  const url = 'https://hooks.example.com/take?key=other';
  expect(words(hook, { ...hook, name: 'Wages', url })).toEqual(['name', 'address']);
  expect(words(hook, hook)).toEqual([]);
});
