/** Where a piece of source code begins in the build; both positions start at 0. */
export interface SourceSpot {
  readonly line: number;
  readonly column: number;
  readonly source: string;
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Decodes the positions in a source map (JSON, version 3). */
export function* sourceSpots(json: string): Generator<SourceSpot> {
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- written by webpack
  const { mappings, sources }: { mappings: string; sources: string[] } = JSON.parse(json);
  let index = 0;
  for (const [line, segments] of mappings.split(';').entries()) {
    let column = 0;
    for (const segment of segments.split(',')) {
      const [columns = 0, steps] = numbersOf(segment);
      column += columns;
      if (steps === undefined) continue;
      index += steps;
      const source = sources[index];
      if (source !== undefined) yield { line, column, source };
    }
  }
}

/** Base64 VLQ numbers: digits of five bits each, lowest first, with the sign in the lowest bit. */
function numbersOf(segment: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const letter of segment) {
    const digit = digits.indexOf(letter);
    value += (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return numbers;
}
