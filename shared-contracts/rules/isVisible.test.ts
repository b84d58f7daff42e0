import { expect, test } from 'vitest';
import { isVisible } from './isVisible.ts';

test.each(['Nights', 'หอผู้ป่วย', '夜勤', '🌙', '–', '1', '\u200bA', '👩‍👩‍👧'])('%j is seen', (text) => {
  expect(isVisible(text)).toBe(true);
});

test.each([
  ['nothing', ''],
  ['blanks', ' \t\u00a0\u3000'],
  ['zero-width characters', '\u200b\u200d\u2060\ufeff'],
  ['marks of direction', '\u202e\u200f\u2066'],
  ['fillers of Hangul', '\u3164\u115f\uffa0'],
  ['a Braille cell without dots', '\u2800'],
  ['a variation selector', '\ufe0f'],
  ['a letter of tags', '\u{e0041}'],
  ['control characters', '\u0007\u009f'],
])('nothing is seen of %s', (_, text) => {
  expect(isVisible(text)).toBe(false);
});
