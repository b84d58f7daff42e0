import { useEffect, useState } from 'react';
import { Badge, Card, makeStyles, text as type, tokens, WarningFilled } from 'shared-ui';
import { useServices } from '../../services/Services.ts';
import { baseOf } from '../../remotes/remotesBase.ts';
import { useAdminText } from '../messages/useAdminText.ts';

/** The remotes running in this page: version, origin, reason for a refusal. */
export function RunningRemotes() {
  const text = useAdminText();
  const styles = useStyles();
  const { loader } = useServices();
  const [trusted, setTrusted] = useState<Awaited<ReturnType<typeof loader.trusted>>>();
  useEffect(() => {
    const read = () => void loader.trusted().then(setTrusted, () => undefined);
    read();
    const timer = setInterval(read, 30_000);
    return () => clearInterval(timer);
  }, [loader]);
  const { remotes } = trusted ?? loader.registry();
  const { refused = {} } = trusted ?? {};
  return (
    <Card title={text('admin.remotes')}>
      <ul className={styles.list}>
        {remotes.map(({ name, version, container }) => {
          const { origin, href } = new URL(baseOf(name), location.href);
          const isElsewhere = origin !== location.origin;
          const isDeveloped = href.startsWith('http://') && isElsewhere;
          return (
            <li key={name} className={styles.row}>
              <span className={styles.name}>{name}</span>
              <span className={styles.version}>{version}</span>
              {isElsewhere && (
                <span className={styles.more}>
                  {text(isDeveloped ? 'admin.remotes.developed' : 'admin.remotes.from', { origin })}
                </span>
              )}
              {refused[container] !== undefined && (
                <span className={styles.more}>
                  <Badge bare meaning="warning" icon={<WarningFilled />}>
                    {refused[container]}
                  </Badge>
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '12px',
    minHeight: '44px',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  name: type.bodyStrong,
  version: { ...type.body, marginLeft: 'auto', color: tokens.colorNeutralForeground3 },
  more: {
    ...type.secondary,
    flexBasis: '100%',
    paddingBottom: '8px',
    overflowWrap: 'anywhere',
    color: tokens.colorNeutralForeground3,
  },
});
