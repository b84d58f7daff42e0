import type { components } from 'shared-contracts';
import { filterPayload } from 'shared-time/filter/rules/filterPayload.ts';
import type { FilterValue } from 'shared-time/filter/rules/timeFilter.ts';

/** Which people are shown. */
export interface PeopleFilter {
  /** Empty for everybody. */
  readonly search: string;
  /** Everybody, those who are clocked in, or those of whom this is expected today. */
  readonly show: 'ALL' | 'IN' | 'DUE' | 'LATE' | 'OFF';
  /** What they and their positions must have beside. */
  readonly values: readonly FilterValue[];
  /** From 0. */
  readonly page: number;
  readonly pageSize: number;
}

/** The filter as the API takes it, without paging. Whoever is away is clocked in, too. */
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

/** Whether fewer people than all may be shown; paging aside. */
export function isNarrowed({ search, show, values }: PeopleFilter): boolean {
  return search !== '' || show !== 'ALL' || values.length > 0;
}
