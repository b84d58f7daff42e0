import type { components } from '../openapi/schema.gen.ts';

type SynchronisationStatus = components['schemas']['SynchronisationStatus'];

/**
 * Whether a delivery to the HR system is pending (spec §4). Without a connected system it is kept,
 * and displayed as such.
 */
export function isOnItsWay(status: SynchronisationStatus): boolean {
  return status === 'SYNCHRONISATION_PENDING' || status === 'PARTIAL_PENDING';
}

/** Whether the HR system has rejected it, or a part of it (spec §4). */
export function isNotTaken(status: SynchronisationStatus): boolean {
  return status === 'SYNCHRONISATION_FAILED' || status === 'PARTIAL_FAILURE';
}
