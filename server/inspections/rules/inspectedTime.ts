import type { Json } from '../../records/rules/canonicalJson.ts';
import { emptyState, foldRecord, type RecordedRow } from '../../records/rules/foldRecords.ts';
import { personalColumns, type Fields, type SignedRecord } from '../../records/rules/record.ts';

/** Columns of a shift that an inspector sees, as the records name them. */
const shiftColumns = [
  ...['start_date', 'time_zone', 'clock_in', 'clock_out', 'duration', 'status'],
  ...['is_correction', 'deleted_at', 'cost_center_id'],
  ...['clock_in_geofence_id', 'clock_in_geofence_result'],
  ...['clock_out_geofence_id', 'clock_out_geofence_result'],
] as const;
const segmentColumns = ['pair_type', 'clock_in', 'clock_out', 'deleted_at'] as const;

/** A shift according to its records: its columns, and its breaks under `segments`. */
export interface InspectedShift extends Fields {
  readonly id: number;
  readonly segments: readonly Fields[];
}

/** A record in an export: for other days it only shows that the record exists. */
export type InspectedRecord = Pick<SignedRecord, 'sequence'> & {
  readonly previousMac: string;
  readonly mac: string;
} & Partial<Omit<SignedRecord, 'assignmentId' | 'salts' | 'previousMac' | 'mac'>>;

/**
 * The latest version of each wanted shift, according to the records: rows that were changed without
 * the server do not count. By start time.
 */
export function inspectedShifts(
  records: readonly SignedRecord[],
  wanted: ReadonlySet<number>,
): InspectedShift[] {
  const state = emptyState();
  for (const record of records) {
    if (wanted.has(record.timePairId)) foldRecord(state, record, personalColumns);
  }
  const segments = Map.groupBy(state.segments, ([, row]) => valueOf(row, 'shift_id'));
  return [...state.pairs]
    .filter(([, row]) => valueOf(row, 'is_latest') === true)
    .map(([id, row]) => ({
      id,
      ...columnsOf(row, shiftColumns),
      segments: (segments.get(valueOf(row, 'original_version_id')) ?? [])
        .map(([segmentId, segment]) => ({ id: segmentId, ...columnsOf(segment, segmentColumns) }))
        .toSorted(byStart),
    }))
    .toSorted(byStart);
}

/** Records contain only digests of personal values; their salts are not exported. */
export function inspectedRecord(
  record: SignedRecord,
  wanted: ReadonlySet<number>,
): InspectedRecord {
  const { assignmentId: _, salts: __, sequence, previousMac, mac, ...content } = record;
  const link = { sequence, previousMac: previousMac.toString('hex'), mac: mac.toString('hex') };
  return wanted.has(record.timePairId) ? { ...link, ...content } : link;
}

function columnsOf(row: RecordedRow, columns: readonly string[]): Fields {
  return Object.fromEntries(columns.map((column) => [column, valueOf(row, column)]));
}

function valueOf(row: RecordedRow, column: string): Json {
  const known = row.get(column);
  return known !== undefined && 'value' in known ? known.value : null;
}

/** Instants in records have one text format, whose order is that of time. */
function byStart(one: Fields, other: Fields): number {
  return startOf(one).localeCompare(startOf(other));
}

function startOf({ clock_in: at }: Fields): string {
  return typeof at === 'string' ? at : '';
}
