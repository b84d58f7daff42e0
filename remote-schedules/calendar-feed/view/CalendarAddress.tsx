import { useState } from 'react';
import {
  Button,
  deviceTimeZone,
  FailurePanel,
  SkeletonRows,
  TextField,
  useApi,
  useDialogs,
  useMutation,
  useQuery,
  useQueryClient,
  useSnackbar,
  useUserFormats,
} from 'shared-ui';
import { createFeed, revokeFeed } from '../data/calendarCalls.ts';
import { useCalendarText } from '../messages/useText.ts';
import { useCalendarFailure } from './useCalendarFailure.ts';
import { useCalendarStyles } from './useCalendarStyles.ts';

const feedPath = '/api/work-schedules/calendar-feed';

/** The secret address: shown once when it is made. */
export function CalendarAddress() {
  const text = useCalendarText();
  const styles = useCalendarStyles();
  const api = useApi();
  const queries = useQueryClient();
  const failed = useCalendarFailure();
  const [address, setAddress] = useState<string | null>(null);
  const { data: feed, error, refetch } = useQuery(api.query.GET(feedPath));
  const change = useMutation({
    mutationFn: (kind: 'make' | 'end') => (kind === 'make' ? createFeed(api) : revokeFeed(api)),
    onSuccess: (made) => {
      setAddress(made);
      void queries.invalidateQueries({ queryKey: api.query.key(feedPath) });
    },
    onError: failed,
  });
  const copy = useCopy();
  const since = feed?.createdAt ?? null;

  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{text('calendar.address')}</h3>
      <p className={styles.words}>{text('calendar.address.text')}</p>
      {error && <FailurePanel failure={error} onRetry={() => void refetch()} />}
      {!feed && !error && <SkeletonRows count={1} height={40} />}
      {address !== null && (
        <>
          <TextField
            className={styles.address}
            label={text('calendar.yours')}
            hint={text('calendar.once')}
            value={address}
            readOnly
            onFocus={(event) => event.target.select()}
            onChange={() => undefined}
          />
          <Button look="primary" onClick={() => void copy(address)}>
            {text('calendar.copy')}
          </Button>
        </>
      )}
      {feed && since === null && address === null && (
        <Button look="primary" busy={change.isPending} onClick={() => change.mutate('make')}>
          {text('calendar.make')}
        </Button>
      )}
      {feed && since !== null && (
        <FeedInUse
          since={since}
          lastReadAt={feed.lastReadAt}
          busy={change.isPending}
          onChange={change.mutate}
        />
      )}
    </section>
  );
}

interface FeedInUseProps {
  readonly since: string;
  readonly lastReadAt: string | null;
  readonly busy: boolean;
  readonly onChange: (kind: 'make' | 'end') => void;
}

/** An address that calendars may read: it can be replaced or ended. */
function FeedInUse({ since, lastReadAt, busy, onChange }: FeedInUseProps) {
  const text = useCalendarText();
  const styles = useCalendarStyles();
  const dialogs = useDialogs();
  const formats = useUserFormats();
  const dayOf = (instant: string) =>
    formats.longDay(formats.dateOf(instant, deviceTimeZone()), true);

  async function replace(kind: 'make' | 'end'): Promise<void> {
    const isSure = await dialogs.confirm({
      title: text(kind === 'make' ? 'calendar.replace.title' : 'calendar.end.title'),
      text: text('calendar.ends'),
      confirm: text(kind === 'make' ? 'calendar.replace' : 'calendar.end'),
      danger: true,
    });
    if (isSure) onChange(kind);
  }

  return (
    <>
      <p className={styles.words}>
        {text('calendar.since', { day: dayOf(since) })}{' '}
        {lastReadAt === null
          ? text('calendar.unread')
          : text('calendar.read', { day: dayOf(lastReadAt) })}
      </p>
      <div className={styles.buttons}>
        <Button busy={busy} onClick={() => void replace('make')}>
          {text('calendar.replace')}
        </Button>
        <Button tone="danger" busy={busy} onClick={() => void replace('end')}>
          {text('calendar.end')}
        </Button>
      </div>
    </>
  );
}

function useCopy() {
  const text = useCalendarText();
  const snackbar = useSnackbar();
  return async function copy(secret: string): Promise<void> {
    const isCopied = await navigator.clipboard.writeText(secret).then(
      () => true,
      () => false,
    );
    snackbar.show(
      isCopied
        ? { text: text('calendar.copied') }
        : { text: text('calendar.notCopied'), intent: 'warning' },
    );
  };
}
