import type { ReactNode } from 'react';
import {
  AddRegular,
  Button,
  Card,
  makeStyles,
  PageToolbar,
  SkeletonRows,
  text as type,
  tokens,
} from 'shared-ui';
import { RowList } from '../../listing/ListRow.tsx';
import { AdminFailed } from './AdminFailed.tsx';

interface AdminListProps<Item> {
  readonly title: string;
  /** What the things in the list are for. */
  readonly about: string;
  readonly none: string;
  readonly add: string;
  readonly onAdd: () => void;
  readonly query: {
    readonly data: readonly Item[] | undefined;
    readonly error: unknown;
    readonly refetch: () => unknown;
  };
  /** A `ListRow` with a key. */
  readonly row: (item: Item) => ReactNode;
  /** Content below the list, and its dialogs. */
  readonly children?: ReactNode;
}

/** A page that lists what administrators create, such as tokens and webhooks. */
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
          <RowList label={title}>{data.map(row)}</RowList>
        </Card>
      )}
      {children}
    </div>
  );
}

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: '16px' },
  about: { ...type.body, flex: '1 1 240px', margin: 0, color: tokens.colorNeutralForeground2 },
  none: {
    ...type.body,
    margin: 0,
    padding: '4px 16px 16px',
    color: tokens.colorNeutralForeground3,
  },
});
