/** What a dial chooses: an hour of 24 on two rings, an hour of 12, a minute. */
export type DialKind = 'hour24' | 'hour12' | 'minute';

export interface DialPlace {
  /** Clockwise from the top, 0 to 1. */
  readonly turn: number;
  readonly ring: keyof typeof dialRings;
}

/** Radius of the numbers, as shares of the dial's radius. */
export const dialRings = { outer: 0.8, inner: 0.51 } as const;

const ringBoundary = (dialRings.outer + dialRings.inner) / 2;

export interface DialRange {
  readonly first: number;
  readonly last: number;
}

/** The selectable values, inclusive. */
export const dialRanges: Readonly<Record<DialKind, DialRange>> = {
  hour24: { first: 0, last: 23 },
  hour12: { first: 1, last: 12 },
  minute: { first: 0, last: 59 },
};

/** The place of a value: 01 to 12 outside, 13 to 00 inside (spec §2, §5). */
export function dialPlace(kind: DialKind, value: number): DialPlace {
  if (kind === 'minute') return { turn: value / 60, ring: 'outer' };
  const isInner = kind === 'hour24' && (value === 0 || value > 12);
  return { turn: (value % 12) / 12, ring: isInner ? 'inner' : 'outer' };
}

/**
 * The value nearest to a point of the dial.
 *
 * @param x right of the centre, as a share of the radius
 * @param y below the centre, as a share of the radius
 */
export function dialValue(kind: DialKind, x: number, y: number): number {
  const turn = (Math.atan2(x, -y) / (2 * Math.PI) + 1) % 1;
  if (kind === 'minute') return Math.round(turn * 60) % 60;
  const hour = Math.round(turn * 12) % 12;
  const isInner = kind === 'hour24' && Math.hypot(x, y) < ringBoundary;
  if (isInner) return hour === 0 ? 0 : hour + 12;
  return hour || 12;
}

/** The numbers written on the dial: every hour, every fifth minute. */
export function dialNumbers(kind: DialKind): number[] {
  const { first, last } = dialRanges[kind];
  const step = kind === 'minute' ? 5 : 1;
  return Array.from(
    { length: Math.floor((last - first) / step) + 1 },
    (_number, index) => first + index * step,
  );
}

/** The value after some steps, wrapping around. */
export function dialStep(kind: DialKind, value: number, steps: number): number {
  const { first, last } = dialRanges[kind];
  const count = last - first + 1;
  return first + ((((value - first + steps) % count) + count) % count);
}
