import { expect, test } from 'vitest';
import { compileMessage } from './compileMessage.ts';

test.each<[string, unknown]>([
  ['Cancel', 'Cancel'],
  ['Remove {name}', 'Remove {name}'],
  ['Again in <b>{seconds, number} s</b>.', ['Again in ', ['b', '{seconds#} s'], '.']],
  [
    '{n, plural, =0 {none} one {# entry} other {# entries of {who}}}',
    [['n', { '=0': 'none', one: '{#} entry', other: '{#} entries of {who}' }, 1]],
  ],
  [
    '{who, select, me {Mine} other {<b>Theirs</b>}}',
    [['who', { me: 'Mine', other: [['b', 'Theirs']] }]],
  ],
  ["It''s 5 o''clock, '<b>'", ["It's 5 o'clock, <b>"]],
])('%s is compiled', (text, compiled) => {
  expect(compileMessage(text)).toEqual(compiled);
});

test.each([
  '{at, date, short}',
  '{at, time, ::jmm}',
  '{share, number, percent}',
  '{n, selectordinal, one {#st} other {#th}}',
  '{n, plural, offset:1 one {me and # other} other {me and # others}}',
  "Write '{name}'",
])('%s needs all of ICU and stays as it is', (text) => {
  expect(compileMessage(text)).toBe(text);
});

test('what is not ICU is refused', () => {
  expect(() => compileMessage('Hello {name')).toThrow();
  expect(() => compileMessage('<b>Hello')).toThrow();
});
