import pg from 'pg';

type TypeParsers = Pick<typeof pg.types, 'getTypeParser'>;
type Parse = (text: string) => unknown;

const oids = {
  int8: 20,
  date: 1082,
  timestamptz: 1184,
  int8Array: 1016,
  dateArray: 1182,
  timestamptzArray: 1185,
} as const;

const parsers = new Map<number, Parse>([
  [oids.int8, Number],
  [oids.date, (text) => text],
  [oids.timestamptz, instant],
  [oids.int8Array, (text) => elements(text).map(Number)],
  [oids.dateArray, elements],
  [oids.timestamptzArray, (text) => elements(text).map((element) => instant(element))],
]);

/**
 * How values of both databases are parsed: bigint → number (ids stay below 2^53), date →
 * 'yyyy-MM-dd', timestamptz → ISO 8601 in UTC with milliseconds and `Z`, everything else as in
 * `pg`.
 */
export const valueTypes = {
  getTypeParser: (oid: number, format?: 'text' | 'binary'): Parse => {
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- any, as pg types its parsers
    const parse: Parse = pg.types.getTypeParser(oid, format);
    return parsers.get(oid) ?? parse;
  },
} satisfies TypeParsers;

/**
 * '2026-11-20 10:00:00.5+00' → '2026-11-20T10:00:00.500Z'; the connection's time zone must be UTC.
 */
function instant(text: string): string {
  const end = text.length - 3;
  if (!text.endsWith('+00')) throw new Error('Expected an instant in UTC from the database.');
  const fraction = end === 19 ? '.000' : text.slice(19, Math.min(end, 23)).padEnd(4, '0');
  return `${text.slice(0, 10)}T${text.slice(11, 19)}${fraction}Z`;
}

/** The elements of a one-dimensional array of plain values, quoted or not. */
function elements(text: string): string[] {
  return text === '{}'
    ? []
    : text
        .slice(1, -1)
        .split(',')
        .map((part) => part.replaceAll('"', ''));
}
