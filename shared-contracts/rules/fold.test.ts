import { expect, test } from 'vitest';
import { fold } from './fold.ts';

test.each([
  ['employee ', 'employee'],
  ['\u00A0employee\u200B', 'employee'],
  ['Lucía', 'lucia'],
  ['Luci\u0301a', 'lucia'],
  ['MÜLLER', 'muller'],
  ['STRAUSS', 'strauss'],
  ['Strauß', 'strauss'],
  ['ışık', 'isik'],
  ['IŞIK', 'isik'],
  ['İzmir', 'izmir'],
  ['O’Brien', "o'brien"],
  ['Anna\u2011Lena  Berg', 'anna-lena berg'],
  ['ΟΔΥΣΣΕΥΣ', 'οδυσσευσ'],
  ['ﬁnn', 'finn'],
])('%j is compared as %j', (text, folded) => expect(fold(text)).toBe(folded));

test('a Thai vowel is the same in both spellings, with a tone mark on either side', () => {
  expect(fold('กำ')).toBe(fold('ก\u0E4Dา'));
  expect(fold('น้ำ')).toBe(fold('น\u0E4D้า'));
  expect(fold('กา')).not.toBe(fold('กำ'));
});
