import { expect, it } from 'vitest';
import { uses24Hours } from './uses24Hours.ts';

it.each([
  ['en-US', false],
  ['en_US.UTF-8', false],
  ['en_US@calendar=gregorian', false],
  ['de-AT', true],
  ['de_DE.UTF-8', true],
])('a device that speaks %s counts as people there do', (language, is24Hour) => {
  expect(uses24Hours(language)).toBe(is24Hour);
});

it.each(['', 'C', 'C.UTF-8', '*', 'x', '_', 'a-very-wrong-language-tag-'])(
  'a device whose language is “%s” counts as its browser does',
  (language) => {
    const own = new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions();
    expect(uses24Hours(language)).toBe(!own.hour12);
  },
);
