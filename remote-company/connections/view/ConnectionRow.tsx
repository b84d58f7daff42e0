import type { ReactElement } from 'react';
import {
  Badge,
  CheckmarkCircleFilled,
  HourglassHalfRegular,
  makeStyles,
  media,
  PlugDisconnectedRegular,
  text as type,
  tokens,
  WarningFilled,
  type Meaning,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { useWhen } from '../../company-history/view/useWhen.ts';
import type { Connection } from '../data/connectionCalls.ts';

const most = 1000;

const looks: Readonly<
  Record<Connection['state'], { readonly meaning: Meaning; readonly icon: ReactElement }>
> = {
  OFF: { meaning: 'incomplete', icon: <PlugDisconnectedRegular /> },
  WORKING: { meaning: 'approved', icon: <CheckmarkCircleFilled /> },
  WAITING: { meaning: 'pending', icon: <HourglassHalfRegular /> },
  FAILING: { meaning: 'warning', icon: <WarningFilled /> },
};

/** One kind of connection in words. */
export function ConnectionRow({ connection }: { readonly connection: Connection }) {
  const { kind, system, state, count, waiting, failed, lastUsedAt } = connection;
  const text = useText();
  const styles = useStyles();
  const when = useWhen();
  const { meaning, icon } = looks[state];
  const countOf = (words: 'connections.waiting' | 'connections.given', number: number) =>
    number >= most
      ? `${text(words, { count: number })} (${text('connections.most')})`
      : text(words, { count: number });
  const facts = [
    ...(waiting > 0 ? [countOf('connections.waiting', waiting)] : []),
    ...(failed > 0 ? [countOf('connections.given', failed)] : []),
    ...(lastUsedAt === null ? [] : [text('connections.used', { when: when(lastUsedAt) })]),
    ...(state === 'WAITING' && lastUsedAt === null ? [text('connections.unused')] : []),
  ];
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <h3 className={styles.kind}>{text(`connections.kind.${kind}`)}</h3>
        {system !== null && (
          <span className={styles.quiet}>{text(`connections.system.${system}`, { count })}</span>
        )}
        <Badge meaning={meaning} icon={icon} className={styles.badge}>
          {text(`connections.state.${state}`)}
        </Badge>
      </div>
      {facts.length > 0 && <div className={styles.quiet}>{facts.join(' · ')}</div>}
      {state === 'OFF' && <div className={styles.quiet}>{text(`connections.off.${kind}`)}</div>}
      <LastFailure connection={connection} />
    </li>
  );
}

/** When, what, and what to do. */
function LastFailure({ connection: { failure } }: { readonly connection: Connection }) {
  const text = useText();
  const styles = useStyles();
  const when = useWhen();
  if (failure === null) return null;
  const { at, reason, name, status } = failure;
  const time = at === null ? '' : when(at);
  const begin =
    reason === 'TOKEN_ENDS_SOON'
      ? text('connections.ends', { when: time })
      : at === null
        ? name === null
          ? text('connections.now')
          : text('connections.nowOf', { name })
        : name === null
          ? text('connections.last', { when: time })
          : text('connections.lastOf', { name, when: time });
  return (
    <p className={styles.failure}>
      <strong>{begin}</strong> {text(`connections.failure.${reason}`, { status: status ?? '–' })}
    </p>
  );
}

const useStyles = makeStyles({
  row: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    padding: '12px 20px',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    overflowWrap: 'anywhere',
    [media.phone]: { padding: '12px 16px' },
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px' },
  kind: { ...type.bodyStrong, margin: 0 },
  badge: { marginLeft: 'auto' },
  quiet: { ...type.secondary, color: tokens.colorNeutralForeground3 },
  failure: { ...type.body, margin: 0 },
});
