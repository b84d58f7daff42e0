import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addKey, isOfField, longestGap, type Burst, type KeyStroke } from './readerBurst.ts';

type Key = string | Partial<Omit<KeyStroke, 'at'>>;

function strokeOf(key: Key, at: number): KeyStroke {
  const plain = { key: '', code: '', shiftKey: false, ctrlKey: false, altKey: false, at };
  return typeof key === 'string' ? { ...plain, key } : { ...plain, ...key };
}

/** The badges read from keys with these pauses before them, in milliseconds. */
function read(
  keys: readonly Key[],
  pause: (index: number) => number,
  gap: number = longestGap.besideFields,
): string[] {
  let burst: Burst = [];
  let at = 0;
  const badges: string[] = [];
  for (const [index, key] of keys.entries()) {
    at += pause(index);
    const next = addKey(burst, strokeOf(key, at), gap);
    burst = next.burst;
    if (next.badge !== null) badges.push(...next.badge);
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

describe('A reader that types for another keyboard than that of the device', () => {
  const enter = { key: 'Enter', code: 'Enter' };
  const fast = () => 10;

  it.each([
    ['French', ['Q', '*', '&', 'à'], ['A', '*', '1', '0']],
    ['Thai', ['ฤ', '๖', 'ๅ', 'จ'], ['A', '_', '1', '0']],
  ])('is read by its keys: %s', (_, typed, meant) => {
    const codes: Readonly<Record<string, string>> = {
      A: 'KeyA',
      '*': 'Digit8',
      _: 'Minus',
      '1': 'Digit1',
      '0': 'Digit0',
    };
    const keys = meant.map((sign, index) => {
      const code = codes[sign];
      return {
        key: typed[index] ?? '',
        code: code ?? '',
        shiftKey: ['A', '*', '_'].includes(sign),
      };
    });
    expect(read([...keys, enter], fast)).toEqual([meant.join('')]);
  });

  it('is read in both ways where the layout makes another badge of it', () => {
    const keys = [
      { key: 'Y', code: 'KeyZ', shiftKey: true },
      { key: 'Shift', code: 'ShiftLeft', shiftKey: true },
      { key: 'ß', code: 'Minus' },
      ...['1', '2'].map((key) => ({ key, code: `Digit${key}` })),
    ];
    expect(read([...keys, enter], fast)).toEqual(['Z-12']);
    expect(read([...keys.filter(({ key }) => key !== 'ß'), ...['3'], enter], fast)).toEqual([
      'Y123',
      'Z123',
    ]);
  });
});

describe('Keys by which a browser would do something of its own', () => {
  const ctrl = (letter: string) => ({
    ...{ key: letter.toLowerCase(), code: `Key${letter}`, ctrlKey: true },
  });

  it('Ctrl+J and Ctrl+M end a badge, and open no downloads', () => {
    for (const end of [ctrl('J'), ctrl('M')]) {
      expect(read([...'B-1001'.split(''), end], () => 10)).toEqual(['B-1001']);
      expect(addKey([], strokeOf(end, 0), 50)).toMatchObject({ badge: null, isSwallowed: true });
    }
  });

  it('control characters within a badge are left out and do nothing', () => {
    const group = { key: ']', code: 'BracketRight', ctrlKey: true };
    const keys = [...'B-10'.split(''), { key: 'Control' }, group, ...'01'.split(''), 'Enter'];
    expect(read(keys, () => 10)).toEqual(['B-1001']);
    const { burst } = addKey([], strokeOf('B', 0), 50);
    expect(addKey(burst, strokeOf(group, 10), 50).isSwallowed).toBe(true);
    expect(addKey([], strokeOf(ctrl('R'), 10), 50).isSwallowed).toBe(false);
  });

  it('a slash and an apostrophe open no quick find, a letter is left alone', () => {
    const swallowed = (key: string) => addKey([], strokeOf(key, 0), 50).isSwallowed;
    expect(['/', "'", 'a'].map(swallowed)).toEqual([true, true, false]);
    expect(read(["'", ...'A/12'.split(''), 'Enter'], () => 10)).toEqual(["'A/12"]);
  });
});

it('reads characters that are typed by their Alt codes', () => {
  const alt = { key: 'Alt', altKey: true };
  const keys = ['0066', '45', '49', '055'].flatMap((number) => [
    alt,
    ...number.split('').map((key) => ({ key, code: `Numpad${key}`, altKey: true })),
  ]);
  expect(read([...keys, 'Enter'], () => 10)).toEqual(['B-17']);
});
