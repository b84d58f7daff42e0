import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addKey, isOfField, longestGap, type Burst } from './readerBurst.ts';

/** The badges read of keys that come with these pauses before them, in milliseconds. */
function read(
  keys: readonly string[],
  pause: (index: number) => number,
  gap: number = longestGap.besideFields,
): string[] {
  let burst: Burst = [];
  let at = 0;
  const badges: string[] = [];
  for (const [index, key] of keys.entries()) {
    at += pause(index);
    const next = addKey(burst, { key, at }, gap);
    burst = next.burst;
    if (next.badge !== null) badges.push(next.badge);
  }
  return badges;
}

const badge = fc.stringMatching(/^[A-Za-z0-9:/=-]{4,60}$/);

it('reads every badge that comes as fast as a reader types, one after another', () => {
  fc.assert(
    fc.property(
      fc.array(badge, { minLength: 1, maxLength: 4 }),
      fc.nat({ max: 50 }),
      (all, gap) => {
        const keys = all.flatMap((each) => [...each.split(''), 'Enter']);
        expect(read(keys, () => gap)).toEqual(all);
      },
    ),
  );
});

it('reads a badge whose keys come late, where nothing else can be typed', () => {
  const keys = [...'BADGE-20418'.split(''), 'Enter'];
  const late = (index: number) => (index === 4 ? 400 : 30);
  expect(read(keys, late, longestGap.alone)).toEqual(['BADGE-20418']);
  expect(read(keys, late)).not.toContain('BADGE-20418');
});

it('takes nothing for a badge that has one pause of a person in it, but what follows the pause', () => {
  fc.assert(
    fc.property(
      badge,
      fc.nat({ max: 60 }),
      fc.integer({ min: 51, max: 5_000 }),
      (typed, at, gap) => {
        const place = Math.max(1, Math.min(at, typed.length));
        const rest = typed.slice(place);
        const expected = rest.length >= 4 ? [rest] : [];
        expect(read([...typed.split(''), 'Enter'], (index) => (index === place ? gap : 5))).toEqual(
          expected,
        );
      },
    ),
  );
});

it('is not misled by Shift, and by nothing that a person types before the badge', () => {
  const shifted = ['Shift', 'B', '-', '1', 'Shift', 'A', '1', 'Enter'];
  expect(read(shifted, () => 10)).toEqual(['B-1A1']);
  expect(read(['7', ...shifted], (index) => (index === 1 ? 400 : 10))).toEqual(['B-1A1']);
  expect(read(['1', '2', '3', 'Enter'], () => 10)).toEqual([]);
  expect(read(['1', '2', 'Tab', '3', '4', 'Enter'], () => 10)).toEqual([]);
});

it('leaves to a field what fits a number or a PIN, and no badge that is longer or has letters', () => {
  fc.assert(
    fc.property(badge, (typed) => {
      const isShortNumber =
        Array.from(typed).every((sign) => sign >= '0' && sign <= '9') && typed.length <= 8;
      expect(isOfField(typed)).toBe(isShortNumber);
    }),
  );
  expect(['20418', '4711', '12345678', '0012345678', 'BADGE-20418'].map(isOfField)).toEqual([
    ...[true, true, true],
    ...[false, false],
  ]);
});
