import type { components } from 'shared-contracts';
import { filterPayload } from 'shared-time/filter/rules/filterPayload.ts';
import type { FilterValue } from 'shared-time/filter/rules/timeFilter.ts';

type Filter = components['schemas']['PlannedRowsFilter'];

export interface BoardFilter {
  /** Part of a name or number; empty for everybody. */
  readonly search: string;
  readonly values: readonly FilterValue[];
  readonly groupIds: readonly number[];
  /** Null for all. */
  readonly variant: components['schemas']['TimeRecordingVariant'] | null;
  /** Those alone of whom the HR system refused something. */
  readonly failedOnly: boolean;
}

export const everybody: BoardFilter = {
  search: '',
  values: [],
  groupIds: [],
  variant: null,
  failedOnly: false,
};

/** Only some of those whom the manager manages are shown. */
export function isNarrowed(filter: BoardFilter): boolean {
  return filter.groupIds.length > 0 || isNarrowedWithin(filter);
}

function isNarrowedWithin({ search, values, variant, failedOnly }: BoardFilter): boolean {
  return search !== '' || values.length > 0 || variant !== null || failedOnly;
}

/** Whether all of a group (null: of all people) whom the manager manages are shown. */
export function showsAllOf(filter: BoardFilter, group: number | null): boolean {
  if (isNarrowedWithin(filter)) return false;
  const { groupIds } = filter;
  return groupIds.length === 0 || (group !== null && groupIds.includes(group));
}

/** What the server is asked for, but for its days and its page. */
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
