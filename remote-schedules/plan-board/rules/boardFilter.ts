import type { components } from 'shared-contracts';
import { filterPayload } from 'shared-time/filter/rules/filterPayload.ts';
import type { FilterValue } from 'shared-time/filter/rules/timeFilter.ts';

type Filter = components['schemas']['PlannedRowsFilter'];

export interface BoardFilter {
  /** Part of a name or number; empty: everybody. */
  readonly search: string;
  readonly values: readonly FilterValue[];
  readonly groupIds: readonly number[];
  /** Null: all. */
  readonly variant: components['schemas']['TimeRecordingVariant'] | null;
  /** Only people with something that the HR system refused. */
  readonly failedOnly: boolean;
}

export const everybody: BoardFilter = {
  search: '',
  values: [],
  groupIds: [],
  variant: null,
  failedOnly: false,
};

/** Hides some of the manager's people. */
export function isNarrowed(filter: BoardFilter): boolean {
  return filter.groupIds.length > 0 || isNarrowedWithin(filter);
}

function isNarrowedWithin({ search, values, variant, failedOnly }: BoardFilter): boolean {
  return search !== '' || values.length > 0 || variant !== null || failedOnly;
}

/** Whether all of the manager's people in a group (null: all people) are shown. */
export function showsAllOf(filter: BoardFilter, group: number | null): boolean {
  if (isNarrowedWithin(filter)) return false;
  const { groupIds } = filter;
  return groupIds.length === 0 || (group !== null && groupIds.includes(group));
}

/** The server's query, without days and page. */
export function boardPayload(
  filter: BoardFilter,
): Omit<Filter, 'startDate' | 'endDate' | 'page' | 'pageSize'> {
  const { search, groupIds, variant, failedOnly } = filter;
  const { positions, defaultCostCenterIds, customEntities } = filterPayload(filter.values);
  return {
    ...(search === '' ? {} : { search }),
    ...(positions ? { positions } : {}),
    ...(defaultCostCenterIds ? { defaultCostCenterIds } : {}),
    ...(customEntities ? { customEntities } : {}),
    ...(groupIds.length > 0 ? { employeeGroupIds: [...groupIds] } : {}),
    ...(variant === null ? {} : { timeRecordingVariant: variant }),
    ...(failedOnly ? { failedOnly } : {}),
  };
}
