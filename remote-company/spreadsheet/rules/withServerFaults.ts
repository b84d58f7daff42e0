import type { CheckedList } from './checkList.ts';
import type { FaultsOfServer } from './faultsOfServer.ts';
import type { RowValues } from './personField.ts';

/** What was refused, and what was mended when it was sent. */
export interface RefusedList extends FaultsOfServer {
  readonly edits: ReadonlyMap<number, RowValues>;
}

/** The list with the server's faults in the rows that were not touched since. */
export function withServerFaults(
  checked: CheckedList,
  refused: RefusedList | null,
  edits: ReadonlyMap<number, RowValues>,
): CheckedList {
  if (refused === null || refused.byRow.size === 0) return checked;
  const rows = checked.rows.map((row) => {
    const more = refused.byRow.get(row.number) ?? [];
    const isTouched = edits.get(row.number) !== refused.edits.get(row.number);
    return isTouched || row.isLeftOut ? row : { ...row, faults: [...row.faults, ...more] };
  });
  const faultyCount = rows.filter(
    ({ isLeftOut, faults }) => !isLeftOut && faults.length > 0,
  ).length;
  return { ...checked, rows, faultyCount };
}
