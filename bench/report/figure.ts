/** A measured value for display, with its goal. */
export interface Figure {
  readonly what: string;
  readonly shown: string;
  /** Null if the figure has no goal. */
  readonly goal: string | null;
  /** Null without a goal, or without a measurement. */
  readonly isMet: boolean | null;
  /** Nothing was measured, or it failed: independent of the machine. */
  readonly isBroken: boolean;
  /** The same value of the compared system. */
  readonly beside?: string;
}

/** The results of one part of the benchmark. */
export interface Section {
  readonly title: string;
  /** The command that repeats the measurement. */
  readonly command: string;
  /** The heading of the comparison column, if there is one. */
  readonly besideTitle?: string;
  readonly figures: readonly Figure[];
}

interface Shape {
  /** Appended to the value, with its space. */
  readonly unit?: string;
  readonly digits?: number;
  /** The same value of the compared system. */
  readonly beside?: number;
}

/** A value that must not exceed the limit; null if it could not be measured. */
export function atMost(what: string, value: number | null, limit: number, shape?: Shape): Figure {
  const isMet = value === null ? null : value <= limit;
  return { ...reading(what, value, shape), goal: `≤ ${text(limit, shape)}`, isMet };
}

/** A value that must not be below the limit. */
export function atLeast(what: string, value: number | null, limit: number, shape?: Shape): Figure {
  const isMet = value === null ? null : value >= limit;
  return { ...reading(what, value, shape), goal: `≥ ${text(limit, shape)}`, isMet };
}

/** How often the measured operation failed. */
export function failures(what: string, count: number): Figure {
  return { ...atMost(what, count, 0), isBroken: count !== 0 };
}

/** A value without a goal. */
export function reading(what: string, value: number | null, shape: Shape = {}): Figure {
  return {
    what,
    shown: value === null ? 'unknown here' : text(value, shape),
    goal: null,
    isMet: null,
    isBroken: Number.isNaN(value),
    ...(shape.beside === undefined ? {} : { beside: text(shape.beside, shape) }),
  };
}

function text(value: number, { unit = '', digits = 0 }: Shape = {}): string {
  const number = new Intl.NumberFormat('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${number.format(value)}${unit}`;
}

/**
 * The smallest value that at least this share of all values does not exceed (0.5 is the median).
 * NaN without values.
 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
