import { useEffect, useEffectEvent, useState } from 'react';
import {
  Avatar,
  Dialog,
  FailurePanel,
  makeStyles,
  SkeletonRows,
  text as type,
  tokens,
  useApi,
  useDialogs,
  useQuery,
  useUserFormats,
  useViewport,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { TimeDialogProps } from '../../TimeDialogProps.ts';
import type { TimePair } from '../../rules/TimeDialogRequest.ts';
import { ChangeDot } from '../../view/Changed.tsx';
import { versionsOf, type Version } from '../rules/versionsOf.ts';
import { FactList } from './FactList.tsx';
import { useVersionWords } from './useVersionWords.ts';
import { VersionCards } from './VersionCards.tsx';
import { VersionTable } from './VersionTable.tsx';

export interface HistoryDialogProps extends TimeDialogProps {
  readonly shift: TimePair;
}

/** All versions of a shift, newest first, with their changes (spec §2). */
export function HistoryDialog({ shift, person, onClose }: HistoryDialogProps) {
  const [details, setDetails] = useState<Version | null>(null);
  const api = useApi();
  const viewport = useViewport();
  const dialogs = useDialogs();
  const formats = useUserFormats();
  const wordsOf = useVersionWords();
  const styles = useStyles();
  const text = useText();
  const { data, error, refetch } = useQuery(
    api.query.GET('/api/time-pairs/{id}/corrections', { params: { path: { id: shift.id } } }),
  );
  const versions = data && versionsOf(data, person);
  const hasNone = data?.length === 0;
  const tellNone = useEffectEvent(async () => {
    onClose();
    await dialogs.error({
      title: text('time.history.none'),
      text: text('time.history.none.text'),
    });
  });
  useEffect(() => {
    if (hasNone) void tellNone();
  }, [hasNone]);

  const name = `${person.firstName} ${person.lastName}`;
  return (
    <Dialog
      open
      width={1260}
      picture={viewport === 'phone' ? null : <Avatar name={name} colorKey={person.id} size={36} />}
      title={text('time.history')}
      subtitle={text('time.history.about', {
        name,
        day: formats.longDay(shift.startDate),
        position: shift.employeeAssignment.position.description,
      })}
      onClose={onClose}
    >
      {(versions?.length ?? 0) > 1 && (
        <p className={styles.key}>
          <ChangeDot />
          {text('time.history.key')}
        </p>
      )}
      {versions ? (
        viewport === 'desktop' ? (
          <VersionTable versions={versions} onDetails={setDetails} />
        ) : (
          <VersionCards versions={versions} onDetails={setDetails} />
        )
      ) : error ? (
        <FailurePanel
          title={text('time.history.failed')}
          failure={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonRows count={3} height={56} />
      )}
      {details && (
        <Dialog
          open
          width={550}
          title={text('time.history.details', { version: wordsOf(details).name })}
          subtitle={wordsOf(details).corrected}
          onClose={() => setDetails(null)}
        >
          <FactList pair={details.pair} previous={details.previous} />
        </Dialog>
      )}
    </Dialog>
  );
}

const useStyles = makeStyles({
  key: {
    ...type.secondary,
    margin: '0 0 4px',
    textAlign: 'end',
    color: tokens.colorNeutralForeground3,
  },
});
