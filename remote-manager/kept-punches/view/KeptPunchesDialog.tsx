import { useRef, useState } from 'react';
import {
  Button,
  CheckmarkCircleRegular,
  Dialog,
  EmptyState,
  FailurePanel,
  FreshnessNote,
  makeStyles,
  SkeletonRows,
  text as type,
  tokens,
  useApi,
  useHost,
  useQuery,
} from 'shared-ui';
import { localDay, refusalOf, toInstant } from 'shared-contracts';
import { useTimeDialogs } from 'shared-time';
import { useText } from '../../messages/useText.ts';
import { keptPunchesQuery, type WaitingPunch } from '../data/keptPunches.ts';
import { KeptPunchRow } from './KeptPunchRow.tsx';

export interface KeptPunchesDialogProps {
  readonly onClose: () => void;
}

/** The terminals' waiting punches; each is assigned to a person or dismissed. */
export function KeptPunchesDialog({ onClose }: KeptPunchesDialogProps) {
  const api = useApi();
  const text = useText();
  const styles = useStyles();
  const { data, error, dataUpdatedAt, refetch } = useQuery(keptPunchesQuery(api));
  const [given, setGiven] = useState<number | null>(null);
  const content = useRef<HTMLDivElement>(null);
  const { features } = useHost();
  const time = useTimeDialogs({ actsAs: 'MANAGER', now: () => toInstant(Date.now()) });
  const mayAdd = refusalOf('ADD', { actsAs: 'MANAGER', ...features }) === null;
  const retry = () => void refetch();

  /** The focused row disappears: the rest of the list gets the focus. */
  function onSettled(): void {
    setGiven(null);
    content.current?.focus();
  }

  function addTime({ at, timeZone, employee }: WaitingPunch): void {
    if (employee) time.open({ kind: 'ADD_SHIFT', date: localDay(at, timeZone) }, employee);
  }

  return (
    <Dialog
      open
      width={850}
      title={text('kept.title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{text('clocking.close')}</Button>}
    >
      <div ref={content} tabIndex={-1} className={styles.content}>
        {data ? (
          <>
            <FreshnessNote answeredAt={dataUpdatedAt} failure={error} onRetry={retry} />
            {data.contents.length === 0 ? (
              <EmptyState
                icon={<CheckmarkCircleRegular />}
                meaning="approved"
                title={text('kept.empty')}
                text={text('kept.empty.text')}
              />
            ) : (
              <ul aria-label={text('kept.title')} className={styles.list}>
                {data.contents.map((punch) => (
                  <KeptPunchRow
                    key={punch.id}
                    punch={punch}
                    isGiving={punch.id === given}
                    onGive={(isGiving) => setGiven(isGiving ? punch.id : null)}
                    onAddTime={mayAdd ? addTime : undefined}
                    onSettled={onSettled}
                  />
                ))}
              </ul>
            )}
            {data.total > data.contents.length && (
              <p className={styles.more}>
                {text('kept.more', { count: data.contents.length, total: data.total })}
              </p>
            )}
          </>
        ) : error ? (
          <FailurePanel title={text('kept.failure')} failure={error} onRetry={retry} />
        ) : (
          <SkeletonRows count={3} height={92} />
        )}
      </div>
      {time.dialogs}
    </Dialog>
  );
}

const useStyles = makeStyles({
  content: { outlineStyle: 'none' },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  more: { ...type.secondary, margin: '12px 0 0', color: tokens.colorNeutralForeground3 },
});
