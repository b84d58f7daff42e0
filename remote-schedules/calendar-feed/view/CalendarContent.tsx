import { useState } from 'react';
import { addDays, type ApiFailure, type DateRange } from 'shared-contracts';
import {
  Button,
  deviceTimeZone,
  Dialog,
  FailurePanel,
  makeStyles,
  media,
  SkeletonRows,
  text as type,
  TextField,
  tokens,
  useApi,
  useDialogs,
  useFailureText,
  useHost,
  useMutation,
  useQuery,
  useQueryClient,
  useSnackbar,
  useUserFormats,
} from 'shared-ui';
import { saveFile } from 'shared-ui/download';
import { useCalendarText } from '../messages/useText.ts';
import { createFeed, fetchCalendarFile, revokeFeed } from '../data/calendarCalls.ts';

export interface CalendarDialogProps {
  /** The days that the page shows. */
  readonly range: DateRange;
  readonly onClose: () => void;
}

/** The maximum of a request, in whole weeks. */
const daysInFile = 63;

const feedPath = '/api/work-schedules/calendar-feed';

/**
 * The person's schedules for other calendars: as a file, or by a secret address that they can
 * revoke.
 */
export function CalendarContent({ range, onClose }: CalendarDialogProps) {
  const text = useCalendarText();
  const styles = useStyles();
  const api = useApi();
  const dialogs = useDialogs();
  const snackbar = useSnackbar();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const formats = useUserFormats();
  const { locale } = useHost();
  const days = { startDate: range.startDate, endDate: addDays(range.startDate, daysInFile - 1) };
  const [address, setAddress] = useState<string | null>(null);
  const { data: feed, error, refetch } = useQuery(api.query.GET(feedPath));
  const failed = (failure: ApiFailure) =>
    void dialogs.error({ title: text('calendar.failed'), text: failureText(failure) });
  const file = useMutation({
    mutationFn: () => fetchCalendarFile(api, days, locale, text('calendar.file.name', days)),
    onSuccess: saveFile,
    onError: failed,
  });
  const change = useMutation({
    mutationFn: (kind: 'make' | 'end') => (kind === 'make' ? createFeed(api) : revokeFeed(api)),
    onSuccess: (made) => {
      setAddress(made);
      void queries.invalidateQueries({ queryKey: api.query.key(feedPath) });
    },
    onError: failed,
  });
  const since = feed?.createdAt ?? null;

  async function replace(kind: 'make' | 'end'): Promise<void> {
    const isSure = await dialogs.confirm({
      title: text(kind === 'make' ? 'calendar.replace.title' : 'calendar.end.title'),
      text: text('calendar.ends'),
      confirm: text(kind === 'make' ? 'calendar.replace' : 'calendar.end'),
      danger: true,
    });
    if (isSure) change.mutate(kind);
  }

  async function copy(secret: string): Promise<void> {
    const isCopied = await navigator.clipboard.writeText(secret).then(
      () => true,
      () => false,
    );
    snackbar.show(
      isCopied
        ? { text: text('calendar.copied') }
        : { text: text('calendar.notCopied'), intent: 'warning' },
    );
  }

  return (
    <Dialog
      open
      width={550}
      title={text('calendar.title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{text('calendar.close')}</Button>}
    >
      <section className={styles.part}>
        <h3 className={styles.heading}>{text('calendar.file')}</h3>
        <p className={styles.words}>
          {text('calendar.file.text', {
            range: formats.dateRange(days.startDate, days.endDate, true),
          })}
        </p>
        <Button busy={file.isPending} onClick={() => file.mutate()}>
          {text('calendar.download')}
        </Button>
      </section>
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
          <>
            <p className={styles.words}>
              {text('calendar.since', { day: dayOf(since) })}{' '}
              {feed.lastReadAt === null
                ? text('calendar.unread')
                : text('calendar.read', { day: dayOf(feed.lastReadAt) })}
            </p>
            <div className={styles.buttons}>
              <Button busy={change.isPending} onClick={() => void replace('make')}>
                {text('calendar.replace')}
              </Button>
              <Button tone="danger" busy={change.isPending} onClick={() => void replace('end')}>
                {text('calendar.end')}
              </Button>
            </div>
          </>
        )}
      </section>
    </Dialog>
  );

  function dayOf(instant: string): string {
    return formats.longDay(formats.dateOf(instant, deviceTimeZone()), true);
  }
}

const useStyles = makeStyles({
  part: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '12px',
    paddingBottom: '24px',
    [media.phone]: { paddingTop: '12px' },
  },
  address: { alignSelf: 'stretch' },
  heading: { ...type.section, margin: 0 },
  words: { ...type.body, margin: 0, color: tokens.colorNeutralForeground2 },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});
