import type { ReactElement } from 'react';
import type { components } from 'shared-contracts';
import {
  Badge,
  CheckmarkCircleFilled,
  CloudSyncRegular,
  useFeature,
  useHrConnection,
  WarningFilled,
} from 'shared-ui';
import { usePageText } from '../page-messages/usePageText.ts';

type Schemas = components['schemas'];

/** How an entry stands in the external HR system, and why it is not there (spec §4). */
export function SynchronisationBadge({ pair }: { readonly pair: Schemas['TimePair'] }) {
  const text = usePageText();
  const { synchronisationStatus: status, synchronisationError: error } = pair;
  const showsExtraction = useFeature('EXTRACTION_STATUS') && pair.extractionStatus === 'EXTRACTED';
  const isKept = !useHrConnection() && status !== null && isOnItsWay(status);
  if (status === null) return null;
  const { meaning, icon } = looks[status];
  return (
    <Badge bare meaning={meaning} icon={icon}>
      {text('remark.synchronisation', {
        status: text(isKept ? 'remark.notConnected' : `filter.sync.${status}`),
      })}
      {error && ` – ${error.message}`}
      {showsExtraction && ` · ${text('remark.extracted')}`}
    </Badge>
  );
}

const done = { meaning: 'incomplete', icon: <CheckmarkCircleFilled /> } as const;
const pending = { meaning: 'pending', icon: <CloudSyncRegular /> } as const;
const failed = { meaning: 'warning', icon: <WarningFilled /> } as const;

const looks: Readonly<
  Record<
    Schemas['SynchronisationStatus'],
    { readonly meaning: 'incomplete' | 'pending' | 'warning'; readonly icon: ReactElement }
  >
> = {
  SYNCHRONISED: done,
  DELETED: done,
  SYNCHRONISATION_PENDING: pending,
  PARTIAL_PENDING: pending,
  SYNCHRONISATION_FAILED: failed,
  PARTIAL_FAILURE: failed,
};

/**
 * Whether an entry waits for the HR system to take it (spec §4). Where none is connected it does not
 * wait for long: it is kept, and said to be.
 */
export function isOnItsWay(status: components['schemas']['SynchronisationStatus']): boolean {
  return status === 'SYNCHRONISATION_PENDING' || status === 'PARTIAL_PENDING';
}
