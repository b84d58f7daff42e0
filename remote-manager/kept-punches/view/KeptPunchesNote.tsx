import { useState } from 'react';
import {
  Button,
  laterDialog,
  makeStyles,
  media,
  MessageNote,
  useApi,
  useFeature,
  useQuery,
  WarningFilled,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { keptPunchesQuery } from '../data/keptPunches.ts';

interface KeptPunchesDialogProps {
  readonly onClose: () => void;
}

const KeptPunchesDialog = laterDialog<KeptPunchesDialogProps>(
  async () => (await import('./KeptPunchesDialog.tsx')).KeptPunchesDialog,
);

/**
 * The number of terminal punches that wait for a manager, with a link to them; renders nothing if
 * there are none.
 */
export function KeptPunchesNote() {
  const api = useApi();
  const text = useText();
  const styles = useStyles();
  const hasTerminals = useFeature('TERMINAL');
  const { data, error, refetch } = useQuery({ ...keptPunchesQuery(api), enabled: hasTerminals });
  const [isOpen, setIsOpen] = useState(false);
  const total = data?.total ?? 0;
  const isUnknown = data === undefined && error !== null;
  return (
    <>
      {hasTerminals && (isUnknown || total > 0) && (
        <MessageNote
          icon={<WarningFilled />}
          meaning="warning"
          className={styles.note}
          title={isUnknown ? text('kept.failure') : text('kept.waiting', { count: total })}
          action={
            isUnknown ? (
              <Button onClick={() => void refetch()}>{text('kept.retry')}</Button>
            ) : (
              <Button onClick={() => setIsOpen(true)}>{text('kept.open')}</Button>
            )
          }
        >
          {!isUnknown && text('kept.why')}
        </MessageNote>
      )}
      {isOpen && <KeptPunchesDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

const useStyles = makeStyles({
  note: {
    alignItems: 'center',
    marginBottom: '16px',
    [media.phone]: { flexWrap: 'wrap', justifyContent: 'flex-end' },
  },
});
