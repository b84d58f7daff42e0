import { dialRanges, type DialKind } from './dialFace.ts';

export interface TypedNumber {
  /** As the box shows it, `1` or `14`. */
  readonly typed: string;
  /**
   * Null while what is typed is no value yet, like the `0` before `08` of twelve hours; of these, 0 and
   * 13 to 23 are hours of 24.
   */
  readonly value: number | null;
  /** Nothing can follow: the next box is at hand. */
  readonly isComplete: boolean;
}

/**
 * A digit after those typed before; one that cannot follow begins anew. Two digits may be an hour of
 * 24 on a clock of twelve, too: what `13` means is not open to doubt.
 */
export function typeDigit(before: string, digit: string, kind: DialKind): TypedNumber {
  const { first, last } = dialRanges[kind];
  const highest = kind === 'hour12' ? dialRanges.hour24.last : last;
  const joined = before + digit;
  const typed = joined.length > 2 || Number(joined) > highest ? digit : joined;
  const number = Number(typed);
  const isValue = number >= first || typed === '00';
  return {
    typed,
    value: isValue ? number : null,
    isComplete: isValue && (typed.length === 2 || number * 10 > last),
  };
}
