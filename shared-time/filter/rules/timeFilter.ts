import type { ApprovalStatus, DateRange } from 'shared-contracts';

/** The filter fields for time, apart from dates and statuses (spec §2). */
export type FilterKey =
  | 'position'
  /** Groups of employees, maintained by managers. */
  | 'employeeGroup'
  | 'clockIn'
  | 'clockOut'
  | 'syncStatus'
  | 'type'
  | 'info'
  | 'timeType'
  /** Options of any custom field. */
  | 'customField'
  | 'timeCostCenter'
  | 'defaultCostCenter'
  /** A custom entity of the company, by name. */
  | `entity:${string}`;

/** A filter criterion; several of one field are alternatives. */
export interface FilterValue {
  readonly field: FilterKey;
  readonly value: string;
  /** `Clock in: AM`. */
  readonly label: string;
}

export interface TimeFilter {
  /** Null for the page's default dates. */
  readonly range: DateRange | null;
  /** Empty: all that the page shows. */
  readonly statuses: readonly ApprovalStatus[];
  readonly values: readonly FilterValue[];
}

export const noFilter: TimeFilter = { range: null, statuses: [], values: [] };

/** Adds a value without duplicates; a clock's window replaces the previous one. */
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
