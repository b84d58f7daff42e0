import { physicalKey } from './physicalKey.ts';

/** A key as in `KeyboardEvent`; `at` in milliseconds of a monotonic clock. */
export interface KeyStroke {
  readonly key: string;
  /** `KeyboardEvent.code`. */
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly at: number;
}

/** The keys so far of a possible reader; empty after anything else. */
export type Burst = readonly KeyStroke[];

export interface BurstStep {
  readonly burst: Burst;
  /**
   * The badge, by keyboard layout and by physical keys, without duplicates; null until it is
   * complete.
   */
  readonly badge: readonly string[] | null;
  /** Whether to prevent the key's default action. */
  readonly isSwallowed: boolean;
}

/**
 * Maximum milliseconds between two keys of a reader. No finger keeps up with the first; if only a
 * badge can be typed, keys may be late on a busy device or a bad radio link.
 */
export const longestGap = { besideFields: 50, alone: 500 } as const;
const longestBadge = 200;
/** The server's format of a badge. */
const badgePattern = /^[!-~]{4,200}$/;
/** Firefox's shortcuts for quick find. */
const findKeys = new Set(['/', "'"]);

/**
 * Distinguishes a reader, which types a badge and Enter, from a person: each key follows within
 * `gap` milliseconds. `badge` is set once a badge is complete; the next key starts a new one.
 * Control characters in a badge are dropped, and Ctrl+J and Ctrl+M end it like Enter.
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
  // A reader holds Shift for capitals: that is neither a character nor a pause. The same holds for
  // control characters.
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
 * Whether a burst in a field is ordinary input where a PIN is requested, typed quickly or by a
 * program: at most as many digits as a PIN. Chip numbers are longer.
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

/** For readers that type each character as Alt and a number on the keypad. */
function isAltCode({ key, code, altKey }: KeyStroke): boolean {
  return key === 'Alt' || (altKey && /^Numpad\d$/.test(code));
}

function readingsOf(burst: Burst): readonly string[] {
  const all = [textOf(burst, typedKey), textOf(burst, physicalKey)];
  return [...new Set(all)].filter((text) => badgePattern.test(text));
}

/** A dead key types nothing that a badge contains. */
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
