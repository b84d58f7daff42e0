import type { ReactNode } from 'react';
import {
  AddRegular,
  Button,
  Card,
  makeStyles,
  media,
  PageToolbar,
  SkeletonRows,
  text as type,
  tokens,
} from 'shared-ui';
import { AdminFailed } from './AdminFailed.tsx';

interface AdminListProps<Item> {
  readonly title: string;
  /** What such things are for. */
  readonly about: string;
  readonly none: string;
  readonly add: string;
  readonly onAdd: () => void;
  readonly query: {
    readonly data: readonly Item[] | undefined;
    readonly error: unknown;
    readonly refetch: () => unknown;
  };
  /** An `AdminListRow` with a key. */
  readonly row: (item: Item) => ReactNode;
  /** What stands below the list, and its dialogs. */
  readonly children?: ReactNode;
}

/** A page of some things that administrators make. */
export function AdminList<Item>(props: AdminListProps<Item>) {
  const { title, about, none, add, onAdd, query, row, children } = props;
  const styles = useStyles();
  const { data, error, refetch } = query;
  if (error !== null && !data)
    return <AdminFailed failure={error} onRetry={() => void refetch()} />;
  return (
    <div className={styles.page}>
      <PageToolbar
        end={
          <Button look="primary" icon={<AddRegular />} onClick={onAdd}>
            {add}
          </Button>
        }
      >
        <p className={styles.about}>{about}</p>
      </PageToolbar>
      {!data && <SkeletonRows count={3} height={72} />}
      {data && (
        <Card flush title={title} titleNote={data.length}>
          {data.length === 0 && <p className={styles.none}>{none}</p>}
          <ul className={styles.list}>{data.map(row)}</ul>
        </Card>
      )}
      {children}
    </div>
  );
}

interface AdminListRowProps {
  readonly name: string;
  /** Beside the name: how it stands. */
  readonly standing?: ReactNode;
  readonly isEnded?: boolean;
  /** Each a line. */
  readonly facts: readonly string[];
  /** What can be done with it. */
  readonly children?: ReactNode;
}

export function AdminListRow({ name, standing, isEnded, facts, children }: AdminListRowProps) {
  const styles = useStyles();
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <div className={styles.line}>
          <span className={isEnded === true ? styles.ended : styles.name}>{name}</span>
          {standing}
        </div>
        {facts.map((fact) => (
          <div key={fact} className={styles.quiet}>
            {fact}
          </div>
        ))}
      </div>
      {children}
    </li>
  );
}

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: '16px', maxWidth: '960px' },
  about: { ...type.body, margin: 0, color: tokens.colorNeutralForeground2 },
  none: {
    ...type.body,
    margin: 0,
    padding: '4px 16px 16px',
    color: tokens.colorNeutralForeground3,
  },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px 12px',
    minHeight: '72px',
    padding: '8px 16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    [media.phone]: { flexWrap: 'wrap', justifyContent: 'flex-end' },
  },
  words: { flexGrow: 1, minWidth: 0, [media.phone]: { flexBasis: '100%' } },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 12px' },
  name: { ...type.bodyStrong, overflowWrap: 'anywhere' },
  ended: {
    ...type.body,
    overflowWrap: 'anywhere',
    color: tokens.colorNeutralForeground3,
    textDecorationLine: 'line-through',
  },
  quiet: { ...type.secondary, color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
});
