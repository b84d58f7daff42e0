/** The groups that rows came into and went out of. */
export interface GroupChange {
  readonly assigned: readonly { readonly id: number; readonly groupName: string }[];
  readonly excluded: readonly number[];
}

/** Somebody's row, and the groups that it is in. */
export interface GroupedRow {
  /** Of the assignment. */
  readonly id: number;
  readonly employeeName: string;
  readonly currentEmployeeGroups: readonly { readonly id: number }[];
}

/** Whether all of the rows are in the group, none, or some. */
export function membership(rows: readonly GroupedRow[], groupId: number): boolean | 'mixed' {
  const inIt = rows.filter(({ currentEmployeeGroups }) =>
    currentEmployeeGroups.some(({ id }) => id === groupId),
  );
  if (inIt.length === 0) return false;
  return inIt.length === rows.length ? true : 'mixed';
}

/** The groups that the rows come into and go out of, where that differs from what is. */
export function changedMembership(
  rows: readonly GroupedRow[],
  wanted: ReadonlyMap<number, boolean>,
): { readonly assigned: readonly number[]; readonly excluded: readonly number[] } {
  const changed = [...wanted].filter(([id, isIn]) => membership(rows, id) !== isIn);
  return {
    assigned: changed.filter(([, isIn]) => isIn).map(([id]) => id),
    excluded: changed.filter(([, isIn]) => !isIn).map(([id]) => id),
  };
}
