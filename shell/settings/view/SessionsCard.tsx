import {
  Badge,
  Button,
  Card,
  CheckmarkCircleFilled,
  FailurePanel,
  makeStyles,
  SkeletonRows,
  tokens,
  useApi,
  useQuery,
} from 'shared-ui';
import { ListRow, RowList } from '../../listing/ListRow.tsx';
import type { OwnSession } from '../data/saveSettings.ts';
import { useSettingsText } from '../messages/useSettingsText.ts';
import { useEndSessions } from './useEndSessions.ts';
import { useWhen } from '../../locale/useWhen.ts';

/** The person's sessions: device, start, and ending them. */
export function SessionsCard() {
  const api = useApi();
  const text = useSettingsText();
  const styles = useStyles();
  const end = useEndSessions();
  const { data, error, refetch } = useQuery(api.query.GET('/api/sessions'));
  const hasOthers = (data?.length ?? 0) > 1;
  return (
    <Card flush title={text('sessions.title')}>
      {error && !data && <FailurePanel failure={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows count={2} height={64} />}
      {data && (
        <RowList label={text('sessions.title')}>
          {data.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </RowList>
      )}
      {hasOthers && (
        <div className={styles.foot}>
          <Button busy={end.isPending} onClick={() => end.start('others')}>
            {text('sessions.endOthers')}
          </Button>
        </div>
      )}
    </Card>
  );
}

function SessionRow({ session }: { readonly session: OwnSession }) {
  const text = useSettingsText();
  const when = useWhen();
  const end = useEndSessions();
  const { id, browser, system, way, createdAt, lastUsedAt, isCurrent } = session;
  const device =
    browser !== null && system !== null
      ? text('sessions.on', { browser, system })
      : (browser ?? system ?? text('sessions.unknown'));
  const since = text('sessions.since', { when: when(createdAt) });
  const used = text('sessions.used', { when: when(lastUsedAt) });
  const opened = way === null ? since : `${since}, ${text(`sessions.way.${way}`)}`;
  return (
    <ListRow name={device} facts={isCurrent ? [opened] : [opened, used]}>
      {isCurrent ? (
        <Badge meaning="approved" icon={<CheckmarkCircleFilled />}>
          {text('sessions.this')}
        </Badge>
      ) : (
        <Button
          size="row"
          busy={end.isPending}
          aria-label={`${text('sessions.end')}: ${device}, ${used}`}
          onClick={() => end.start({ id, device })}
        >
          {text('sessions.end')}
        </Button>
      )}
    </ListRow>
  );
}

const useStyles = makeStyles({
  foot: {
    display: 'flex',
    justifyContent: 'flex-end',
    padding: '12px 16px 16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
  },
});
