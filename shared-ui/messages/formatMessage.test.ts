import fc from 'fast-check';
import { IntlMessageFormat } from 'intl-messageformat';
import { locales } from 'shared-contracts';
import { compileMessage } from 'shared-contracts/words/compileMessage.ts';
import { expect, test } from 'vitest';
import { formatMessage } from './formatMessage.ts';

const noLack = (name: string) => expect.fail(`lacks ${name}`);

const words = fc.stringMatching(/^[\w ,.–’äñ☺#-]{0,9}$/);
const names = fc.constantFrom('name', 'count', 'kind');
const texts = fc.letrec<{ message: string; piece: string }>((tie) => ({
  message: fc.array(tie('piece'), { maxLength: 4 }).map((pieces) => pieces.join('')),
  piece: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    words,
    names.map((name) => `{${name}}`),
    fc.constant('{count, number}'),
    tie('message').map((inside) => `<b>${inside}</b>`),
    fc
      .tuple(tie('message'), tie('message'), tie('message'))
      .map(([a, b, c]) => `{count, plural, =2 {${a}} one {${b}} other {#${c}}}`),
    fc
      .tuple(tie('message'), tie('message'))
      .map(([a, b]) => `{kind, select, phone {${a}} other {${b}}}`),
  ),
}));

test('a compiled message says what ICU says, in every language', () => {
  fc.assert(
    fc.property(
      texts.message,
      fc.constantFrom(...locales),
      fc.constantFrom(0, 1, 2, 5, 1234.5, 1_000_000),
      fc.constantFrom('phone', 'tablet'),
      (text, locale, count, kind) => {
        const values = { name: 'Ann', count, kind, b: (parts: unknown[]) => `*${parts.join('')}*` };
        const said = new IntlMessageFormat(text, locale).format<string>(values);
        const ours = formatMessage(compileMessage(text), { locale, values, onLack: noLack });
        expect(ours.map((piece) => (typeof piece === 'string' ? piece : '')).join('')).toBe(
          [said].flat().join(''),
        );
      },
    ),
    { numRuns: 500 },
  );
});

test('what comes together is one text', () => {
  const reader = { locale: 'en' as const, values: { a: 1, b: null }, onLack: noLack };
  expect(formatMessage('{a} of {b}{a}', reader)).toEqual(['1 of ', null, '1']);
  expect(formatMessage('{a} of {a}', reader)).toEqual(['1 of 1']);
});

test('a value that is not given is told of', () => {
  const lacks: string[] = [];
  formatMessage('{a}', { locale: 'en', values: {}, onLack: (name) => lacks.push(name) });
  expect(lacks).toEqual(['a']);
});
