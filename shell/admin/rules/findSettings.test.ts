import { expect, it } from 'vitest';
import type { FeatureSetting } from './featureEntry.ts';
import { findSettings } from './findSettings.ts';

const overtime: FeatureSetting = {
  name: 'OVERTIME',
  kind: 'SWITCH',
  type: 'boolean',
  value: false,
  default: true,
  changedAt: '2026-03-02T08:00:00.000Z',
  changedBy: 'Dora Vega',
};
const meal: FeatureSetting = {
  ...overtime,
  name: 'MEAL_INTERVAL',
  type: 'integer',
  value: 300,
  default: 300,
  changedBy: null,
};
const meanings = new Map([['MEAL_INTERVAL', 'Minutes of work after which a meal break is due.']]);
const find = (words: string, onlyDiffering = false) =>
  findSettings([overtime, meal], { words, onlyDiffering }, (name) => meanings.get(name) ?? '').map(
    ({ name }) => name,
  );

it('finds by name, meaning and person, whatever the case', () => {
  expect(find('')).toEqual(['OVERTIME', 'MEAL_INTERVAL']);
  expect(find('meal interval')).toEqual(['MEAL_INTERVAL']);
  expect(find('BREAK due')).toEqual(['MEAL_INTERVAL']);
  expect(find('vega')).toEqual(['OVERTIME']);
  expect(find('parking')).toEqual([]);
});

it('keeps what differs from its default', () => {
  expect(find('', true)).toEqual(['OVERTIME']);
  expect(find('meal', true)).toEqual([]);
});
