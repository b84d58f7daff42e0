import type { components } from '../openapi/schema.gen.ts';

type SynchronisationStatus = components['schemas']['SynchronisationStatus'];

/**
 * Whether something waits for the HR system to take it (spec §4). Where none is connected it does not
 * wait for long: it is kept, and said to be.
 */
export function isOnItsWay(status: SynchronisationStatus): boolean {
  return status === 'SYNCHRONISATION_PENDING' || status === 'PARTIAL_PENDING';
}

/** Whether the HR system did not take it, or not all of it (spec §4). */
export function isNotTaken(status: SynchronisationStatus): boolean {
  return status === 'SYNCHRONISATION_FAILED' || status === 'PARTIAL_FAILURE';
}
