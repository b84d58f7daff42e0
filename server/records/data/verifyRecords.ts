import type { KeyObject } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import { readOneMoment } from '../../database/readOneMoment.ts';
import type { Runner } from '../../database/statement.ts';
import { canonicalJson, type Json } from '../rules/canonicalJson.ts';
import type { TimeFinding } from '../rules/finding.ts';
import {
  emptyState,
  foldRecord,
  type RecordedRow,
  type RecordedState,
} from '../rules/foldRecords.ts';
import {
  emptyChain,
  instantColumns,
  personalColumns,
  uncheckedColumns,
  type SignedRecord,
} from '../rules/record.ts';
import {
  assignmentsWithTime,
  recordsOfAssignment,
  timeOfAssignment,
  type TimeRow,
} from './readRecords.ts';
import { digestOf, recordMac } from './signRecords.ts';

/** The number of checked items, and the inconsistencies. */
export interface Verification {
  readonly records: number;
  readonly rows: number;
  readonly findings: readonly TimeFinding[];
}

/**
 * Checks every chain of records with its key, and every time pair and segment against its last
 * record: finds changed, removed, moved and forged records, and rows that were changed without the
 * server. A value that was erased with its salt is not a fault. Reads each assignment at one
 * moment, so that people can keep clocking.
 */
export async function verifyRecords(database: Database, key: KeyObject): Promise<Verification> {
  const findings: TimeFinding[] = [];
  let records = 0;
  let rows = 0;
  for await (const assignmentId of assignmentsWithTime(database)) {
    const chain = await database.transaction(async (transaction) => {
      await transaction.run(readOneMoment);
      return verifyAssignment(transaction, assignmentId, key);
    });
    records += chain.records;
    rows += chain.rows;
    findings.push(...chain.findings);
  }
  return { records, rows, findings };
}

async function verifyAssignment(
  database: Runner,
  assignmentId: number,
  key: KeyObject,
): Promise<Verification> {
  const findings: TimeFinding[] = [];
  let records = 0;
  const state = emptyState();
  let previous: Pick<SignedRecord, 'sequence' | 'mac'> = emptyChain;
  for await (const record of recordsOfAssignment(database, assignmentId)) {
    records += 1;
    const fault = faultOf(record, previous, key);
    const { sequence } = record;
    if (fault !== null) findings.push({ assignmentId, sequence, rowId: null, fault });
    foldRecord(state, record, personalColumns);
    previous = record;
  }
  const time = await timeOfAssignment(database, assignmentId);
  findings.push(...compare(assignmentId, state, time));
  return { records, rows: time.length, findings };
}

function faultOf(
  record: SignedRecord,
  previous: Pick<SignedRecord, 'sequence' | 'mac'>,
  key: KeyObject,
): TimeFinding['fault'] | null {
  if (record.sequence !== previous.sequence + 1) return 'RECORD_MISSING';
  const follows = record.previousMac.equals(previous.mac);
  return follows && recordMac(key, record).equals(record.mac) ? null : 'RECORD_CHANGED';
}

function compare(
  assignmentId: number,
  { pairs, segments }: RecordedState,
  time: readonly TimeRow[],
): TimeFinding[] {
  const findings: TimeFinding[] = [];
  const names = new Set<string>();
  for (const { id, is_segment: isSegment, columns } of time) {
    names.add(nameOf(id, isSegment));
    const recorded = (isSegment ? segments : pairs).get(id);
    const at = { assignmentId, sequence: null, rowId: id };
    if (recorded === undefined) findings.push({ ...at, fault: 'ROW_WITHOUT_RECORD' });
    for (const column of recorded === undefined ? [] : differences(recorded, columns)) {
      findings.push({ ...at, fault: 'ROW_DIFFERS', column });
    }
  }
  for (const [rows, isSegment] of [
    [pairs, false],
    [segments, true],
  ] as const) {
    for (const id of rows.keys()) {
      if (names.has(nameOf(id, isSegment))) continue;
      findings.push({ assignmentId, sequence: null, rowId: id, fault: 'ROW_MISSING' });
    }
  }
  return findings;
}

function differences(recorded: RecordedRow, columns: TimeRow['columns']): string[] {
  return Object.entries(columns)
    .filter(([column]) => !uncheckedColumns.has(column))
    .filter(([column, value]) => {
      // Records of the first releases do not contain the owner of an assignment.
      if (column === 'employee_id' && !recorded.has(column)) return false;
      const known = recorded.get(column) ?? { value: null };
      if ('value' in known) return !isSame(column, known.value, value);
      // Erasure removes a value together with its salt: if only one is missing, the product did not
      // erase it.
      if (known.salt === null || value === null) return known.salt !== null || value !== null;
      return digestOf(known.salt, value) !== known.digest;
    })
    .map(([column]) => column);
}

/**
 * JSON of the database formats instants differently from records; everything else is compared
 * unchanged.
 */
function isSame(column: string, recorded: Json, kept: Json): boolean {
  if (instantColumns.has(column) && typeof recorded === 'string' && typeof kept === 'string') {
    return Date.parse(recorded) === Date.parse(kept);
  }
  return canonicalJson(recorded) === canonicalJson(kept);
}

function nameOf(id: number, isSegment: boolean): string {
  return `${isSegment ? 'segment' : 'pair'} ${id}`;
}
