import type { ReactElement } from 'react';
import type { components } from 'shared-contracts';
import { CheckmarkCircleFilled, CloudSyncRegular, WarningFilled } from '../icons.ts';

type SynchronisationStatus = components['schemas']['SynchronisationStatus'];

interface SynchronisationLook {
  readonly meaning: 'incomplete' | 'pending' | 'warning';
  readonly icon: ReactElement;
}

const done = { meaning: 'incomplete', icon: <CheckmarkCircleFilled /> } as const;
const pending = { meaning: 'pending', icon: <CloudSyncRegular /> } as const;
const failed = { meaning: 'warning', icon: <WarningFilled /> } as const;

/**
 * Colour and icon of a synchronisation status in the HR system; its label is next to them (spec
 * §4).
 */
export const synchronisationLooks: Readonly<Record<SynchronisationStatus, SynchronisationLook>> = {
  SYNCHRONISED: done,
  DELETED: done,
  SYNCHRONISATION_PENDING: pending,
  PARTIAL_PENDING: pending,
  SYNCHRONISATION_FAILED: failed,
  PARTIAL_FAILURE: failed,
};
