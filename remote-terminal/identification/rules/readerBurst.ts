import { physicalKey } from './physicalKey.ts';

/** A key that came, as `KeyboardEvent` tells it; `at` in milliseconds of any steady clock. */
export interface KeyStroke {
  readonly key: string;
  /** `KeyboardEvent.code`. */
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly at: number;
}

/** What came so far of something that may be a reader; empty after anything else. */
export type Burst = readonly KeyStroke[];

export interface BurstStep {
  readonly burst: Burst;
  /** What was read, by the keyboard's layout and by its keys, each once; null until a badge ends. */
  readonly badge: readonly string[] | null;
  /** Whether the browser is to do nothing of its own with the key. */
  readonly isSwallowed: boolean;
}

/**
 * Milliseconds between two keys of a reader, at most. No finger keeps the first one up; where nothing
 * but a badge can be typed, keys may come late on a busy device or over a bad radio.
 */
export const longestGap = { besideFields: 50, alone: 500 } as const;
const longestBadge = 200;
/** What the server takes for a badge. */
const badgePattern = /^[!-~]{4,200}$/;
/** Keys by which Firefox opens its quick find. */
const findKeys = new Set(['/', "'"]);

/**
 * Tells a reader, which types a badge and Enter, from a person at a keyboard: each key comes within
 * `gap` milliseconds of the last. `badge` is there as soon as one was read whole; what follows begins
 * anew. Control characters of a badge are left out, and Ctrl+J and Ctrl+M end it as Enter does.
 */
export function addKey(burst: Burst, stroke: KeyStroke, gap: number): BurstStep {
  const last = burst.at(-1);
  const goesOn = last !== undefined && stroke.at - last.at <= gap;
  const before = goesOn ? burst : [];
  if (endsBadge(stroke)) {
    const readings = readingsOf(before);
    const isRead = readings.length > 0;
    // Ctrl+J alone would open the browser's downloads.
    return { burst: [], badge: isRead ? readings : null, isSwallowed: isRead || stroke.ctrlKey };
  }
  // A reader holds Shift for its capitals: that is no character, and no pause. Nor are controls.
  const isSilent = stroke.key === 'Shift' || stroke.key === 'Control' || isControl(stroke);
  if (isSilent) {
    const kept = before.slice(0, -1);
    const held = goesOn ? [...kept, { ...last, at: stroke.at }] : [];
    return { burst: held, badge: null, isSwallowed: goesOn && isControl(stroke) };
  }
  if (!isAltCode(stroke) && Array.from(stroke.key).length !== 1 && stroke.key !== 'Dead') {
    return { burst: [], badge: null, isSwallowed: false };
  }
  const longer = [...before, stroke];
  return {
    // A character by its Alt code takes five keys.
    burst: longer.slice(-(longestBadge + 1) * 5),
    badge: null,
    isSwallowed: findKeys.has(stroke.key),
  };
}

/**
 * Whether a burst in a field is what somebody typed where a PIN is asked for, quickly or by a program:
 * as many digits as a PIN, at most. The numbers of chips are longer.
 */
export function isOfField(typed: string): boolean {
  return /^\d{1,8}$/.test(typed);
}

function endsBadge({ key, code, ctrlKey }: KeyStroke): boolean {
  return key === 'Enter' || (ctrlKey && (code === 'KeyJ' || code === 'KeyM'));
}

function isControl({ ctrlKey, altKey }: KeyStroke): boolean {
  return ctrlKey && !altKey;
}

/** Of a reader that types each character as Alt and a number on the keypad. */
function isAltCode({ key, code, altKey }: KeyStroke): boolean {
  return key === 'Alt' || (altKey && /^Numpad\d$/.test(code));
}

function readingsOf(burst: Burst): readonly string[] {
  const all = [textOf(burst, typedKey), textOf(burst, physicalKey)];
  return [...new Set(all)].filter((text) => badgePattern.test(text));
}

/** A dead key types nothing that a badge has. */
function typedKey({ key }: KeyStroke): string {
  return key === 'Dead' ? '\u0300' : key;
}

function textOf(burst: Burst, read: (stroke: KeyStroke) => string): string {
  let text = '';
  let number = '';
  for (const stroke of burst) {
    if (isAltCode(stroke) && stroke.key !== 'Alt') {
      number += stroke.code.slice(-1);
    } else {
      text += characterOf(number);
      number = '';
      if (stroke.key !== 'Alt') text += read(stroke);
    }
  }
  return text + characterOf(number);
}

function characterOf(number: string): string {
  return number === '' ? '' : String.fromCharCode(Number(number));
}
