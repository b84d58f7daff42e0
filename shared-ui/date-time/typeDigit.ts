import type { DialRange } from './dialFace.ts';

export interface TypedNumber {
  /** As the box shows it, `1` or `14`. */
  readonly typed: string;
  /** Null while what is typed is no value yet, like the `0` before `08` of twelve hours. */
  readonly value: number | null;
  /** Nothing can follow: the next box is at hand. */
  readonly isComplete: boolean;
}

/** A digit after those typed before; one that cannot follow begins anew. */
export function typeDigit(before: string, digit: string, { first, last }: DialRange): TypedNumber {
  const joined = before + digit;
  const typed = joined.length > 2 || Number(joined) > last ? digit : joined;
  const value = Number(typed);
  return {
    typed,
    value: value >= first ? value : null,
    isComplete: value >= first && (typed.length === 2 || value * 10 > last),
  };
}
