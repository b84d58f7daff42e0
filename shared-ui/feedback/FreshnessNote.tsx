import { makeStyles, tokens } from '@fluentui/react-components';
import { localDay, toInstant, type Instant } from 'shared-contracts';
import { deviceTimeZone, useToday } from '../device/clock.ts';
import { Button } from '../form/Button.tsx';
import { useUserFormats } from '../host/useUserFormats.ts';
import { WarningFilled, WifiOffRegular } from '../icons.ts';
import { useUiText } from '../messages/useUiText.ts';
import { useOnline } from '../device/useOnline.ts';
import { text as type } from '../theme/text.ts';
import { MessageNote } from './MessageNote.tsx';

export interface FreshnessNoteProps {
  /** When the shown data was answered, in epoch milliseconds; 0: never. */
  readonly answeredAt: number;
  /** Why the refetch failed; null if it did not. */
  readonly failure: unknown;
  readonly onRetry: () => void;
}

/**
 * Shows the age of data that cannot be refreshed: discreetly while offline, and while cached data
 * is being refetched. Renders nothing while fresh.
 */
export function FreshnessNote(props: FreshnessNoteProps) {
  const { answeredAt, failure } = props;
  const isOnline = useOnline();
  const isKept = answeredAt < performance.timeOrigin;
  if (answeredAt === 0 || (isOnline && failure === null && !isKept)) return null;
  return <StaleNote {...props} isOnline={isOnline} />;
}

function StaleNote(props: FreshnessNoteProps & { readonly isOnline: boolean }) {
  const { answeredAt, failure, isOnline, onRetry } = props;
  const text = useUiText();
  const formats = useUserFormats();
  const zone = deviceTimeZone();
  const today = useToday(zone);
  const styles = useStyles();
  const at: Instant = toInstant(answeredAt);
  const day = localDay(at, zone);
  const time = [...(day === today ? [] : [formats.day(day)]), formats.time(at, zone)].join(' ');
  if (isOnline && failure === null) {
    return (
      <div className={styles.place}>
        <p role="status" className={styles.age}>
          {text('ui.stale.kept', { time })}
        </p>
      </div>
    );
  }
  return isOnline ? (
    <MessageNote
      icon={<WarningFilled />}
      meaning="warning"
      className={styles.note}
      action={
        <Button size="row" onClick={onRetry}>
          {text('ui.failure.retry')}
        </Button>
      }
    >
      {text('ui.stale.failed', { time })}
    </MessageNote>
  ) : (
    <MessageNote icon={<WifiOffRegular />} meaning="pending" className={styles.note}>
      {text('ui.stale.offline', { time })}
    </MessageNote>
  );
}

const useStyles = makeStyles({
  note: { alignItems: 'center', marginBottom: '12px' },
  // In the gap above the list: no layout shift when it goes.
  place: { position: 'relative', height: 0 },
  age: {
    ...type.caption,
    position: 'absolute',
    right: 0,
    bottom: 0,
    margin: 0,
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground2,
  },
});
