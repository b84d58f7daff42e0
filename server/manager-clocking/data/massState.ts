import { statement, type Runner } from '../../database/statement.ts';
import { headOf, type ChainHead } from '../../records/rules/record.ts';
import {
  chainColumns,
  chainJoins,
  foundShift,
  isOpenShift,
  type ChainRow,
} from '../../clocking/data/punchState.ts';
import type { ShiftWithAuthor } from '../../shifts/data/presentShifts.ts';
import { toShiftWithAuthor, type ShiftRow, shiftColumnsOf } from '../../shifts/data/shiftRows.ts';

/** Everything that one row of a mass request is judged by. */
export interface MassState {
  readonly head: ChainHead;
  /** The assignment's latest punch, without corrections. */
  readonly lastPunch: string | null;
  /** The shift that the row names, otherwise the open one. */
  readonly shift: ShiftWithAuthor | null;
}

type StateRow = ChainRow & (ShiftRow | { readonly pair: null });

const readStates = statement<
  StateRow,
  { assignmentIds: readonly number[]; shiftIds: readonly (null | number)[] }
>(
  'readMassStates',
  `select ${chainColumns}, ${shiftColumnsOf('found')}
   from unnest($assignmentIds::bigint[], $shiftIds::bigint[]) with ordinality asked(assignment_id, shift_id, position)
   ${chainJoins}
   ${foundShift(`case when asked.shift_id is null then ${isOpenShift}
     else pair.original_version_id = (
       select named.original_version_id from time_pair named
       where named.assignment_id = asked.assignment_id and named.id = asked.shift_id) end`)}
   order by asked.position`,
);

/** The states of the rows, in their order, read in one statement. */
export async function readMassStates(
  database: Runner,
  rows: readonly { readonly assignmentId: number; readonly shiftId: number | null }[],
): Promise<MassState[]> {
  const states = await database.run(readStates, {
    assignmentIds: rows.map(({ assignmentId }) => assignmentId),
    shiftIds: rows.map(({ shiftId }) => shiftId),
  });
  return states.map((row) => ({
    head: headOf(row),
    lastPunch: row.last_punch,
    shift: row.pair === null ? null : toShiftWithAuthor(row),
  }));
}
