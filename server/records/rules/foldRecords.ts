import type { Json } from './canonicalJson.ts';
import type { Fields, SignedRecord } from './record.ts';

/** A value according to the records; a personal one is a digest with its salt, unless erased. */
export type RecordedValue =
  | { readonly value: Json }
  | { readonly digest: string; readonly salt: string | null };

/** Columns by name. */
export type RecordedRow = ReadonlyMap<string, RecordedValue>;

/** The rows of one assignment according to its records: time pairs and segments by id. */
export interface RecordedState {
  readonly pairs: Map<number, Map<string, RecordedValue>>;
  readonly segments: Map<number, Map<string, RecordedValue>>;
}

export function emptyState(): RecordedState {
  return { pairs: new Map(), segments: new Map() };
}

/** Applies the next record of the assignment. */
export function foldRecord(
  state: RecordedState,
  { timePairId, after, salts }: Pick<SignedRecord, 'timePairId' | 'after' | 'salts'>,
  personal: ReadonlySet<string>,
): void {
  const { segments = {}, ...columns } = after;
  if (!state.pairs.has(timePairId)) beginVersion(state.pairs, timePairId, columns);
  apply(rowOf(state.pairs, timePairId), columns, 'after.', salts, personal);
  if (!isFields(segments)) return;
  for (const [id, fields] of Object.entries(segments)) {
    if (!isFields(fields)) continue;
    apply(rowOf(state.segments, Number(id)), fields, `after.segments.${id}.`, salts, personal);
  }
}

/** A new row is the latest version of its shift, and its predecessor no longer is. */
function beginVersion(pairs: RecordedState['pairs'], id: number, columns: Fields): void {
  const previousId = columns['previous_version_id'];
  const previous = typeof previousId === 'number' ? pairs.get(previousId) : undefined;
  const version = previous?.get('version');
  const earlier = version !== undefined && 'value' in version ? Number(version.value) : 0;
  previous?.set('is_latest', { value: false });
  rowOf(pairs, id)
    .set('is_latest', { value: true })
    .set('version', { value: earlier + 1 });
}

function apply(
  row: Map<string, RecordedValue>,
  fields: Fields,
  path: string,
  salts: SignedRecord['salts'],
  personal: ReadonlySet<string>,
): void {
  for (const [column, value] of Object.entries(fields)) {
    const isDigest = personal.has(column) && typeof value === 'string';
    row.set(column, isDigest ? { digest: value, salt: salts?.[path + column] ?? null } : { value });
  }
}

function rowOf(rows: Map<number, Map<string, RecordedValue>>, id: number) {
  const row = rows.get(id) ?? new Map<string, RecordedValue>();
  rows.set(id, row);
  return row;
}

function isFields(value: Json): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
