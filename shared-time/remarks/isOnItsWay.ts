import type { components } from 'shared-contracts';

/**
 * Whether an entry waits for the HR system to take it (spec §4). Where none is connected it does not
 * wait for long: it is kept, and said to be.
 */
export function isOnItsWay(status: components['schemas']['SynchronisationStatus']): boolean {
  return status === 'SYNCHRONISATION_PENDING' || status === 'PARTIAL_PENDING';
}
