import { expect, test } from 'vitest';
import { mayTakeNow, type Moment } from './mayTakeNow.ts';

const minute = 60_000;
const quietPage: Moment = {
  isAtRest: true,
  isPunching: false,
  isSaving: false,
  holdsInput: false,
  isTouched: false,
  quiet: 2 * minute,
};

test.each<[string, Partial<Moment>, boolean]>([
  ['a page that stood for two minutes is exchanged', {}, true],
  ['a page that was just opened is not', { quiet: 2 * minute - 1 }, false],
  ['what somebody has filtered or selected stays', { isTouched: true, quiet: 59 * minute }, false],
  ['after an hour it goes', { isTouched: true, quiet: 60 * minute }, true],
])('%s', (_, changes, may) => {
  expect(mayTakeNow({ ...quietPage, ...changes })).toBe(may);
});

test.each<[string, Partial<Moment>]>([
  ['unsaved changes or an open dialog', { isAtRest: false }],
  ['a punch on its way', { isPunching: true }],
  ['a change on its way', { isSaving: true }],
  ['something typed', { holdsInput: true }],
])('%s are never taken away, however long nobody came', (_, changes) => {
  for (const isTouched of [true, false]) {
    expect(mayTakeNow({ ...quietPage, ...changes, isTouched, quiet: Infinity })).toBe(false);
  }
});
