/** A key that came: its character, or `Enter`, and when, in milliseconds of any steady clock. */
export interface KeyStroke {
  readonly key: string;
  readonly at: number;
}

/** What came so far of something that may be a reader; empty after anything else. */
export type Burst = readonly KeyStroke[];

/**
 * Milliseconds between two keys of a reader, at most. No finger keeps the first one up; where nothing
 * but a badge can be typed, keys may come late on a busy device or over a bad radio.
 */
export const longestGap = { besideFields: 50, alone: 500 } as const;
const shortestBadge = 4;
const longestBadge = 200;

/**
 * Tells a reader, which types a badge and Enter, from a person at a keyboard: each key comes within
 * `gap` milliseconds of the last. `badge` is there as soon as one was read whole; what follows begins
 * anew.
 */
export function addKey(
  burst: Burst,
  stroke: KeyStroke,
  gap: number,
): { burst: Burst; badge: string | null } {
  const last = burst.at(-1);
  const goesOn = last !== undefined && stroke.at - last.at <= gap;
  if (stroke.key === 'Enter') {
    const typed = goesOn ? burst.map(({ key }) => key).join('') : '';
    const isBadge = typed.length >= shortestBadge && typed.length <= longestBadge;
    return { burst: [], badge: isBadge ? typed : null };
  }
  // A reader holds Shift for its capitals: that is no character, and no pause.
  if (stroke.key === 'Shift') {
    return {
      burst: goesOn ? [...burst.slice(0, -1), { ...last, at: stroke.at }] : [],
      badge: null,
    };
  }
  if (Array.from(stroke.key).length !== 1) return { burst: [], badge: null };
  const longer = goesOn ? [...burst, stroke] : [stroke];
  return { burst: longer.slice(-longestBadge - 1), badge: null };
}

/**
 * Whether a burst in a field for number or PIN is what somebody typed there, quickly or by a program:
 * as many digits as a PIN, at most. The numbers of chips are longer.
 */
export function isOfField(typed: string): boolean {
  return /^\d{1,8}$/.test(typed);
}
