import type { DateRange } from 'shared-contracts';
import {
  Button,
  Dialog,
  FailurePanel,
  makeStyles,
  MessageNote,
  SkeletonRows,
  text as type,
  tokens,
  useApi,
  useFailureText,
  useFeature,
  useQuery,
  useUserFormats,
  WarningFilled,
} from 'shared-ui';
import { useSignOffText } from '../messages/useText.ts';
import { unworkedCountQuery } from '../../unworked-days/data/unworkedDays.ts';
import { HourList } from './HourList.tsx';
import { useSigning } from './useSigning.ts';

export interface SignOffDialogProps {
  readonly cycle: DateRange;
  readonly onClose: () => void;
}

/** Shows the hours to sign off in one's name, and asks once. */
export function SignOffDialog({ cycle, onClose }: SignOffDialogProps) {
  const api = useApi();
  const text = useSignOffText();
  const styles = useStyles();
  const formats = useUserFormats();
  const failureText = useFailureText();
  const {
    data: hours,
    error,
    refetch,
  } = useQuery(
    api.query.GET('/api/pay-cycles/hours', { params: { query: { date: cycle.startDate } } }),
  );
  const { data: unworked = 0 } = useQuery({
    ...unworkedCountQuery(api, cycle),
    enabled: useFeature('TIME_CAPTURE'),
  });
  const range = formats.dateRange(cycle.startDate, cycle.endDate, true);
  const { isSending, failure, sign } = useSigning(range, onClose);

  return (
    <Dialog
      open
      title={text('signOff.question', { range })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text('signOff.cancel')}</Button>
          <Button
            look="primary"
            busy={isSending}
            disabled={!hours || isSending}
            onClick={() => hours && void sign(hours)}
          >
            {text('signOff.sign')}
          </Button>
        </>
      }
    >
      {failure && (
        <MessageNote
          urgent
          icon={<WarningFilled />}
          meaning="warning"
          title={text('signOff.refused')}
          className={styles.note}
        >
          {failure.detail || failureText(failure)}
        </MessageNote>
      )}
      {!hours && error && (
        <FailurePanel
          title={text('signOff.question.failure')}
          failure={error}
          onRetry={() => void refetch()}
        />
      )}
      {!hours && !error && <SkeletonRows count={4} height={40} />}
      {hours && (
        <>
          <p className={styles.words}>
            {text('signOff.question.text', { people: hours.people, entries: hours.entries })}
            {unworked > 0 && ` ${text('signOff.question.unworked', { count: unworked })}`}
          </p>
          <HourList hours={hours.hours} />
        </>
      )}
    </Dialog>
  );
}

const useStyles = makeStyles({
  words: { ...type.body, margin: '0 0 12px', color: tokens.colorNeutralForeground2 },
  note: { marginBottom: '12px' },
});
