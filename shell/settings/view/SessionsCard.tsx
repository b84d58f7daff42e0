import {
  Badge,
  Button,
  Card,
  CheckmarkCircleFilled,
  FailurePanel,
  makeStyles,
  SkeletonRows,
  text as type,
  tokens,
  useApi,
  useQuery,
} from 'shared-ui';
import type { OwnSession } from '../data/saveSettings.ts';
import { useSettingsText } from '../messages/useSettingsText.ts';
import { useEndSessions } from './useEndSessions.ts';
import { useWhen } from '../../locale/useWhen.ts';

/** Where one is signed in: by which device, since when, and what ends it. */
export function SessionsCard() {
  const api = useApi();
  const text = useSettingsText();
  const styles = useStyles();
  const { isPending, endOthers } = useEndSessions();
  const { data, error, refetch } = useQuery(api.query.GET('/api/sessions'));
  const hasOthers = (data?.length ?? 0) > 1;
  return (
    <Card flush title={text('sessions.title')}>
      {error && !data && <FailurePanel failure={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows count={2} height={64} />}
      {data && (
        <ul className={styles.list} aria-label={text('sessions.title')}>
          {data.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
      {hasOthers && (
        <div className={styles.foot}>
          <Button busy={isPending} onClick={() => void endOthers()}>
            {text('sessions.endOthers')}
          </Button>
        </div>
      )}
    </Card>
  );
}

function SessionRow({ session }: { readonly session: OwnSession }) {
  const styles = useStyles();
  const text = useSettingsText();
  const when = useWhen();
  const { isPending, end } = useEndSessions();
  const { browser, system, way, createdAt, lastUsedAt, isCurrent } = session;
  const device =
    browser !== null && system !== null
      ? text('sessions.on', { browser, system })
      : (browser ?? system ?? text('sessions.unknown'));
  const since = text('sessions.since', { when: when(createdAt) });
  const used = text('sessions.used', { when: when(lastUsedAt) });
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <div className={styles.name}>{device}</div>
        <div className={styles.quiet}>
          {way === null ? since : `${since}, ${text(`sessions.way.${way}`)}`}
        </div>
        {!isCurrent && <div className={styles.quiet}>{used}</div>}
      </div>
      {isCurrent ? (
        <Badge meaning="approved" icon={<CheckmarkCircleFilled />}>
          {text('sessions.this')}
        </Badge>
      ) : (
        <Button
          size="row"
          busy={isPending}
          aria-label={`${text('sessions.end')}: ${device}, ${used}`}
          onClick={() => void end(session.id, device)}
        >
          {text('sessions.end')}
        </Button>
      )}
    </li>
  );
}

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
    padding: '10px 16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  about: { flexGrow: 1, minWidth: 0 },
  name: type.bodyStrong,
  quiet: {
    ...type.secondary,
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
  },
  foot: {
    display: 'flex',
    justifyContent: 'flex-end',
    padding: '12px 16px 16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
  },
});
