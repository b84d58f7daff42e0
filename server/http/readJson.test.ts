import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readJson } from './readJson.ts';

const read = (text: string) => readJson(Buffer.from(text));

describe('A body', () => {
  test('is read as it was written', () => {
    fc.assert(
      fc.property(fc.json().filter(isStorable), (text) => {
        expect(read(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  test.each(['{"a":', String.raw`{"a":"\u0000"}`, String.raw`"\ud800"`, '{"__proto__":{}}', ''])(
    'that no database could keep is refused: %s',
    (text) => {
      expect(() => read(text)).toThrow('UNREADABLE_REQUEST');
    },
  );

  test('in another encoding is refused, and never changed by reading it', () => {
    const latin = Buffer.from('{"comment":"für"}', 'latin1');
    expect(() => readJson(latin)).toThrow('UNREADABLE_REQUEST');
  });

  test('may hold whole surrogate pairs', () => {
    expect(read(String.raw`"\ud83d\ude00"`)).toBe('😀');
  });
});

function isStorable(text: string): boolean {
  return !/__proto__|constructor|\\u0000|\\ud[89a-f]/i.test(text);
}
