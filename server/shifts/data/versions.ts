import { statement } from '../../database/statement.ts';
import { shiftColumns, shiftJoin, type ShiftRow } from './shiftRows.ts';

const ofTheSameShift = `from time_pair asked join time_pair pair
    on pair.assignment_id = asked.assignment_id
    and pair.original_version_id = asked.original_version_id
  ${shiftJoin}
  where asked.id = $id`;

/** `id` is of any version. */
export const readLatestVersion = statement<ShiftRow, { id: number }>(
  'readLatestVersion',
  `select ${shiftColumns} ${ofTheSameShift} and pair.is_latest`,
);

/** Every version with its time of creation, newest first; `id` is of any of them. */
export const readVersions = statement<ShiftRow & { readonly made_at: string }, { id: number }>(
  'readVersions',
  `select ${shiftColumns}, coalesce(pair.corrected_at, (
     select record.recorded_at from time_pair_record record
     where record.assignment_id = pair.assignment_id and record.time_pair_id = pair.id
       and record.action <> 'IMPORTED'
     order by record.sequence limit 1), pair.clock_in) as made_at
   ${ofTheSameShift} order by pair.version desc, pair.id desc`,
);
