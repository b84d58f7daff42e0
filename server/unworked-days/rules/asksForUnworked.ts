import type { components } from 'shared-contracts';

type Filter = components['schemas']['ApprovalsFilter'];

/** Properties that only recorded time has. */
const ofTime = [
  'infoFilter',
  'clockInFilter',
  'clockOutFilter',
  'timeTypeIds',
  'customFieldOptionIds',
  'timePairCostCenterIds',
  'defaultCostCenterIds',
  'customEntities',
  'synchronisationStatus',
  'typeFilter',
] as const satisfies readonly (keyof Filter)[];

/**
 * Whether a filter of time includes planned shifts without time: they are undecided, and listed
 * with undecided time.
 */
export function asksForUnworked(filter: Omit<Filter, 'page'>): boolean {
  const { approvalStatus = [], onlyRecorded = false } = filter;
  if (onlyRecorded) return false;
  const isOfUndecided =
    approvalStatus.length === 0 ||
    approvalStatus.includes('PENDING') ||
    approvalStatus.includes('INCOMPLETE');
  return isOfUndecided && !ofTime.some((name) => isAsked(filter[name]));
}

function isAsked(value: object | undefined): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined;
}
