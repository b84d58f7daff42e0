import type { ApprovalStatus, DateRange } from 'shared-contracts';

/** By what time can be found beside its dates and statuses (spec §2). */
export type FilterKey =
  | 'position'
  /** Of employees, kept by managers. */
  | 'employeeGroup'
  | 'clockIn'
  | 'clockOut'
  | 'syncStatus'
  | 'type'
  | 'info'
  | 'timeType'
  /** Options of custom fields, whichever field. */
  | 'customField'
  | 'timeCostCenter'
  | 'defaultCostCenter'
  /** An entity of the company's own, by its name. */
  | `entity:${string}`;

/** One thing that time must have; several of one field are alternatives. */
export interface FilterValue {
  readonly field: FilterKey;
  readonly value: string;
  /** `Clock in: AM`. */
  readonly label: string;
}

export interface TimeFilter {
  /** Null for the dates that the page begins with. */
  readonly range: DateRange | null;
  /** None means all that the page shows. */
  readonly statuses: readonly ApprovalStatus[];
  readonly values: readonly FilterValue[];
}

export const noFilter: TimeFilter = { range: null, statuses: [], values: [] };

/** The values with one more; the same twice is once, and of a clock's windows one is enough. */
export function withValue(
  values: readonly FilterValue[],
  added: FilterValue,
): readonly FilterValue[] {
  const others = values.filter(
    ({ field, value }) =>
      field !== added.field || (value !== added.value && !isOfClock(added.field)),
  );
  return [...others, added];
}

function isOfClock(field: FilterKey): boolean {
  return field === 'clockIn' || field === 'clockOut';
}
