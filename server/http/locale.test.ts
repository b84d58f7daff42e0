import { describe, expect, test } from 'vitest';
import { requestedLocale } from './locale.ts';

describe('The language of an answer', () => {
  test.each([
    ['de', 'th', 'de'],
    [undefined, undefined, 'en'],
    [undefined, 'fr, de-AT;q=0.8, es;q=0.9', 'es'],
    [undefined, 'de;q=0, th', 'th'],
    ['xx', 'th-TH', 'th'],
    [['de'], ';;;,,q=', 'en'],
  ])('lang %s with Accept-Language %s is %s', (lang, header, expected) => {
    expect(requestedLocale(lang, header)).toBe(expected);
  });
});
