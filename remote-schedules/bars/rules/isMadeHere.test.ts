import { expect, test } from 'vitest';
import { isMadeHere, shortName } from './isMadeHere.ts';

test('a schedule made while assigning is called by its times alone', () => {
  const made = {
    externalCode: 'PUNCTUAL-C22000600-02000230',
    externalName: '22:00–06:00, 02:00–02:30',
  };
  expect(isMadeHere(made)).toBe(true);
  expect(shortName(made)).toBe('22:00–06:00');
});

test('every other one keeps its name', () => {
  const named = { externalCode: 'NIGHT', externalName: 'Night, long' };
  expect(isMadeHere(named)).toBe(false);
  expect(shortName(named)).toBe('Night, long');
});
