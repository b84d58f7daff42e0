/** The groups that rows were added to and removed from. */
export interface GroupChange {
  readonly assigned: readonly { readonly id: number; readonly groupName: string }[];
  readonly excluded: readonly number[];
}

/** A person's row, and its groups. */
export interface GroupedRow {
  /** The assignment's id. */
  readonly id: number;
  readonly employeeName: string;
  readonly currentEmployeeGroups: readonly { readonly id: number }[];
}

/** Whether all, none or some of the rows are in the group. */
export function membership(rows: readonly GroupedRow[], groupId: number): boolean | 'mixed' {
  const inIt = rows.filter(({ currentEmployeeGroups }) =>
    currentEmployeeGroups.some(({ id }) => id === groupId),
  );
  if (inIt.length === 0) return false;
  return inIt.length === rows.length ? true : 'mixed';
}

/** The groups to add the rows to and to remove them from. */
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
