import { infoIndicators, type components } from 'shared-contracts';
import type { FilterKey, FilterValue } from './timeFilter.ts';

type Filter = components['schemas']['ShiftSummariesFilter'] &
  Pick<
    components['schemas']['ApprovalsFilter'],
    'timeTypeIds' | 'customFieldOptionIds' | 'employeeGroupIds'
  >;

/** The part of a filter payload that the added values determine. */
export type FilterPayload = Pick<
  Filter,
  | 'clockInFilter'
  | 'clockOutFilter'
  | 'customEntities'
  | 'customFieldOptionIds'
  | 'defaultCostCenterIds'
  | 'employeeGroupIds'
  | 'infoFilter'
  | 'positions'
  | 'synchronisationStatus'
  | 'timeTypeIds'
  | 'timePairCostCenterIds'
  | 'typeFilter'
>;

export function filterPayload(values: readonly FilterValue[]): FilterPayload {
  const of = (field: FilterKey) =>
    values.filter((each) => each.field === field).map(({ value }) => value);
  return {
    ...some('positions', of('position').map(Number)),
    ...some('employeeGroupIds', of('employeeGroup').map(Number)),
    ...some('timeTypeIds', of('timeType').map(Number)),
    ...some('customFieldOptionIds', of('customField').map(Number)),
    ...some('timePairCostCenterIds', of('timeCostCenter').map(Number)),
    ...some('defaultCostCenterIds', of('defaultCostCenter').map(Number)),
    ...some(
      'infoFilter',
      infoIndicators.filter((each) => of('info').includes(each)),
    ),
    ...some(
      'typeFilter',
      punchTypes.filter((each) => of('type').includes(each)),
    ),
    ...some(
      'synchronisationStatus',
      synchronisationStatuses.filter((each) => of('syncStatus').includes(each)),
    ),
    ...within('clockInFilter', of('clockIn')),
    ...within('clockOutFilter', of('clockOut')),
    ...some('customEntities', entities(values)),
  };
}

export const punchTypes = [
  'CLOCK',
  'CORRECTION',
  'MANUAL',
] as const satisfies readonly components['schemas']['PunchType'][];

export const synchronisationStatuses = [
  'SYNCHRONISED',
  'SYNCHRONISATION_PENDING',
  'SYNCHRONISATION_FAILED',
  'PARTIAL_PENDING',
  'PARTIAL_FAILURE',
  'DELETED',
] as const satisfies readonly components['schemas']['SynchronisationStatus'][];

/** The halves of a day as local times, both ends included. */
const halves: Readonly<Record<string, components['schemas']['LocalTimeSpan']>> = {
  AM: { from: '00:00', to: '11:59' },
  PM: { from: '12:00', to: '23:59' },
};

/** A half of the day, or a window from `clockWindow`. */
function within<Name extends string>(name: Name, [chosen]: readonly string[]) {
  if (chosen === undefined) return {};
  const [from, to] = chosen.split('-');
  const span = halves[chosen] ?? (from && to ? { from, to } : null);
  return span ? { [name]: span } : {};
}

function some<Name extends string, Value>(name: Name, list: readonly Value[]) {
  return list.length > 0 ? { [name]: [...list] } : {};
}

/** Entities are combined with AND, the values of one with OR. */
function entities(values: readonly FilterValue[]) {
  const byName = new Map<string, string[]>();
  for (const { field, value } of values) {
    if (!field.startsWith(entityPrefix)) continue;
    const name = field.slice(entityPrefix.length);
    byName.set(name, [...(byName.get(name) ?? []), value]);
  }
  return Array.from(byName, ([filterName, filterValues]) => ({ filterName, filterValues }));
}

const entityPrefix = 'entity:';
