import { canonicalJson, type Json } from '../../records/rules/canonicalJson.ts';
import type { ShiftChange } from '../../shifts/rules/shiftChange.ts';
import type { TimePairRow } from '../../shifts/rules/timePairRow.ts';

/** A change of an existing time pair: the columns that differ. */
export interface ChangedPair extends Pick<TimePairRow, 'assignment_id' | 'id'> {
  readonly columns: Partial<TimePairRow>;
}

/** New pairs, and the changed columns of existing ones. */
export function pairRows(
  changes: readonly ShiftChange[],
  late: readonly Pick<TimePairRow, 'assignment_id' | 'id' | 'info_indicators'>[],
) {
  const begun = new Map<number, TimePairRow>();
  const changed = new Map<number, ChangedPair>();
  const change = (
    pair: Pick<TimePairRow, 'assignment_id' | 'id'>,
    columns: Partial<TimePairRow>,
  ) => {
    const { assignment_id, id } = pair;
    changed.set(id, { assignment_id, id, columns: { ...changed.get(id)?.columns, ...columns } });
  };
  for (const { before, after } of changes) {
    if (before?.pair.id === after.pair.id) {
      const columns = differingColumns(before.pair, after.pair);
      if (Object.keys(columns).length > 0) change(after.pair, columns);
    } else {
      if (before !== null) change(before.pair, { is_latest: false });
      begun.set(after.pair.id, after.pair);
    }
  }
  for (const entry of late) {
    const { id, info_indicators } = entry;
    const own = begun.get(id);
    if (own === undefined) change(entry, { info_indicators });
    else begun.set(id, { ...own, info_indicators });
  }
  return { begun: [...begun.values()], changed: [...changed.values()] };
}

function differingColumns(before: TimePairRow, after: TimePairRow): Partial<TimePairRow> {
  const known: Readonly<Record<string, Json>> = before;
  return Object.fromEntries(
    Object.entries<Json>(after).filter(([column, value]) => {
      const was = known[column] ?? null;
      return was !== value && canonicalJson(was) !== canonicalJson(value);
    }),
  );
}
