import type { components } from 'shared-contracts';
import { filterPayload } from 'shared-time/filter/rules/filterPayload.ts';
import type { FilterValue } from 'shared-time/filter/rules/timeFilter.ts';

/** The filter of people. */
export interface PeopleFilter {
  /** Empty: everybody. */
  readonly search: string;
  /** Everybody, those who are clocked in, or those with this attendance expected today. */
  readonly show: 'ALL' | 'IN' | 'DUE' | 'LATE' | 'OFF';
  /** Further criteria for people and their positions. */
  readonly values: readonly FilterValue[];
  /** From 0. */
  readonly page: number;
  readonly pageSize: number;
}

/** The filter in the API's format, without paging. People on a break count as clocked in. */
export function peoplePayload({
  search,
  show,
  values,
}: Pick<PeopleFilter, 'search' | 'show' | 'values'>): Omit<
  components['schemas']['SubordinatesFilter'],
  'page' | 'pageSize'
> {
  const {
    infoFilter = [],
    positions,
    employeeGroupIds,
    defaultCostCenterIds,
    customEntities,
  } = filterPayload(values);
  const isAway = infoFilter.includes('CURRENTLY_AWAY');
  return {
    ...(search ? { search } : {}),
    ...(positions ? { positions } : {}),
    ...(employeeGroupIds ? { employeeGroupIds } : {}),
    ...(defaultCostCenterIds ? { defaultCostCenterIds } : {}),
    ...(customEntities ? { customEntities } : {}),
    ...(isAway
      ? { infoFilter: ['CURRENTLY_AWAY'] }
      : show === 'IN'
        ? { infoFilter: ['CURRENTLY_CLOCKED_IN'] }
        : {}),
    ...(show === 'ALL' || show === 'IN' ? {} : { attendance: show }),
  };
}

/** Whether the filter can hide people; paging aside. */
export function isNarrowed({ search, show, values }: PeopleFilter): boolean {
  return search !== '' || show !== 'ALL' || values.length > 0;
}
