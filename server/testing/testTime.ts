import { localDay } from 'shared-contracts';
import { statement } from '../database/statement.ts';
import { newSegment } from '../shifts/rules/newSegment.ts';
import { newTimePair } from '../shifts/rules/newTimePair.ts';
import {
  clockInColumns,
  clockOutColumns,
  type PunchFacts,
  type SegmentRow,
  type TimePairRow,
} from '../shifts/rules/timePairRow.ts';
import type { TestServer } from './testServer.ts';

const clear = statement<never>(
  'testClearTime',
  `with segments as (delete from segment), pairs as (delete from time_pair),
     records as (delete from time_pair_record), answers as (delete from command_answer),
     outbox as (delete from hr_outbox), signed as (delete from sign_off_part),
     signOffs as (delete from sign_off)
   delete from notification`,
);
const insert = statement<never, { rows: string }>(
  'testInsertTime',
  'insert into time_pair select * from jsonb_populate_recordset(null::time_pair, $rows::jsonb)',
);

const insertSegments = statement<never, { rows: string }>(
  'testInsertSegments',
  'insert into segment select * from jsonb_populate_recordset(null::segment, $rows::jsonb)',
);

/** Deletes all time, its records, the stored answers and the notifications. */
export async function clearTime(server: TestServer): Promise<void> {
  await server.database.run(clear);
}

/** The given columns of a shift; the others are as for a clocked shift that waits for approval. */
export interface TestShift extends Partial<Omit<TimePairRow, 'clock_in' | 'clock_out'>> {
  readonly assignment_id: number;
  /** `2026-03-02T08:00Z` */
  readonly from: string;
  /** Open if omitted. */
  readonly to?: string;
}

/** Inserts shifts into the database, without records; returns their ids in the given order. */
export async function addShifts(
  server: TestServer,
  shifts: readonly TestShift[],
): Promise<number[]> {
  const ids = await server.database.takeIds('time_pair_id', shifts.length);
  const rows = shifts.map((shift, index) => rowOf(shift, ids[index] ?? 0));
  await server.database.run(insert, { rows: JSON.stringify(rows) });
  return ids;
}

/** The given columns of a segment; the others are as for a clocked break. */
export interface TestSegment extends Partial<Omit<SegmentRow, 'clock_in' | 'clock_out'>> {
  readonly assignment_id: number;
  /** The first version of its shift. */
  readonly shift_id: number;
  readonly from: string;
  /** Open if omitted. */
  readonly to?: string;
}

/** Inserts segments into the database, without records; returns their ids in the given order. */
export async function addSegments(
  server: TestServer,
  segments: readonly TestSegment[],
): Promise<number[]> {
  const ids = await server.database.takeIds('time_pair_id', segments.length);
  const rows = segments.map(({ from, to, ...given }, index) =>
    newSegment({
      id: ids[index] ?? 0,
      ...clockInColumns(new Date(from).toISOString(), punched),
      ...(to === undefined ? {} : clockOutColumns(new Date(to).toISOString(), punched)),
      ...given,
    }),
  );
  await server.database.run(insertSegments, { rows: JSON.stringify(rows) });
  return ids;
}

const punched: PunchFacts = {
  offset: 60,
  latitude: null,
  longitude: null,
  accuracy: -1,
  geofence_id: null,
  geofence_result: 'NO_GEOFENCE',
  origin: 'WEB',
  punch_type: 'CLOCK',
  device_at: null,
  comment: null,
};

function rowOf({ from, to, ...given }: TestShift, id: number): TimePairRow {
  const timeZone = given.time_zone ?? 'Europe/Berlin';
  const start = new Date(from);
  const end = to === undefined ? null : new Date(to);
  return newTimePair({
    id,
    start_date: localDay(start.toISOString(), timeZone),
    time_zone: timeZone,
    clock_in: start.toISOString(),
    clock_in_offset: 60,
    clock_in_latitude: null,
    clock_in_longitude: null,
    clock_in_accuracy: -1,
    clock_in_geofence_id: null,
    clock_in_geofence_result: 'NO_GEOFENCE',
    clock_in_origin: 'WEB',
    clock_in_punch_type: 'CLOCK',
    clock_in_device_at: null,
    clock_in_comment: null,
    ...(end === null
      ? { status: 'INCOMPLETE' }
      : {
          clock_out: end.toISOString(),
          clock_out_offset: 60,
          clock_out_origin: 'WEB',
          clock_out_punch_type: 'CLOCK',
          duration: (end.getTime() - start.getTime()) / 1000,
          status: 'PENDING',
        }),
    ...given,
  });
}
