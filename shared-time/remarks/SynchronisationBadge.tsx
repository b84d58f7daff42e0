import { isOnItsWay, type components } from 'shared-contracts';
import { Badge, synchronisationLooks, useFeature, useHrConnection } from 'shared-ui';
import { usePageText } from '../page-messages/usePageText.ts';

type Schemas = components['schemas'];

/** The entry's state in the external HR system, and why it is not there (spec §4). */
export function SynchronisationBadge({ pair }: { readonly pair: Schemas['TimePair'] }) {
  const text = usePageText();
  const { synchronisationStatus: status, synchronisationError: error } = pair;
  const showsExtraction = useFeature('EXTRACTION_STATUS') && pair.extractionStatus === 'EXTRACTED';
  const isKept = !useHrConnection() && status !== null && isOnItsWay(status);
  if (status === null) return null;
  const { meaning, icon } = synchronisationLooks[status];
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
