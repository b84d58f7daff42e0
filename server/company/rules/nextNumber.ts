/** Employee numbers with the same beginning. */
export interface NumberSeries {
  /** What stands before the digits. */
  readonly prefix: string;
  /** The highest number. */
  readonly last: number;
  /** How many digits they have at most. */
  readonly digits: number;
}

const first: NumberSeries = { prefix: '', last: 1000, digits: 4 };

/** The number after the highest of a series: `E-0099` is followed by `E-0100`. */
export function nextNumber({ prefix, last, digits }: NumberSeries = first): string {
  return `${prefix}${String(last + 1).padStart(digits, '0')}`;
}
