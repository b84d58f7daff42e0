import { useState } from 'react';
import {
  AddRegular,
  Button,
  Card,
  EmptyState,
  FailurePanel,
  FreshnessNote,
  KeyRegular,
  laterDialog,
  makeStyles,
  PageToolbar,
  SkeletonRows,
  text as type,
  tokens,
  useApi,
  useQuery,
  useViewport,
} from 'shared-ui';
import { HeadCell, Table } from 'shared-ui/table';
import { CompanyFrame } from '../../company/view/CompanyFrame.tsx';
import { useText } from '../../messages/useText.ts';
import { keysPath } from '../data/keyCalls.ts';
import { KeyRow } from './KeyRow.tsx';
import { useRevoke } from './useRevoke.ts';

const NewKeyDialog = laterDialog(async () => (await import('./NewKeyDialog.tsx')).NewKeyDialog);

/** Keys for programs: list, make, revoke. */
export function Page() {
  const text = useText();
  const styles = useStyles();
  const [isMaking, setIsMaking] = useState(false);
  const make = (
    <Button look="primary" icon={<AddRegular />} onClick={() => setIsMaking(true)}>
      {text('keys.new')}
    </Button>
  );
  return (
    <CompanyFrame>
      <PageToolbar end={make}>
        <p className={styles.about}>{text('keys.about')}</p>
      </PageToolbar>
      <KeysCard />
      {isMaking && <NewKeyDialog onClose={() => setIsMaking(false)} />}
    </CompanyFrame>
  );
}

function KeysCard() {
  const api = useApi();
  const text = useText();
  const styles = useStyles();
  const { revokingId, ask } = useRevoke();
  const isWide = useViewport() === 'desktop';
  const { data, error, refetch, dataUpdatedAt } = useQuery(api.query.GET(keysPath));
  const retry = () => void refetch();
  const columns = isWide ? ['27%', '17%', 'auto', '200px', '120px'] : ['auto'];
  return (
    <Card
      flush
      title={text('keys.list')}
      titleNote={data && data.length > 0 && data.length}
      className={styles.card}
    >
      {data && (
        <div className={styles.note}>
          <FreshnessNote answeredAt={dataUpdatedAt} failure={error} onRetry={retry} />
        </div>
      )}
      {!data && !error && <SkeletonRows count={3} height={72} />}
      {!data && error && (
        <FailurePanel title={text('keys.failed')} failure={error} onRetry={retry} />
      )}
      {data?.length === 0 && (
        <EmptyState
          icon={<KeyRegular />}
          meaning="pending"
          title={text('keys.none')}
          text={text('keys.none.text')}
        />
      )}
      {data && data.length > 0 && (
        <Table label={text('keys.list')} columns={columns} head={isWide && <Head />}>
          {data.map((key) => (
            <KeyRow
              key={key.id}
              of={key}
              isWide={isWide}
              isRevoking={revokingId === key.id}
              onRevoke={() => void ask(key)}
            />
          ))}
        </Table>
      )}
    </Card>
  );
}

function Head() {
  const text = useText();
  return (
    <>
      <HeadCell>{text('keys.column.name')}</HeadCell>
      <HeadCell>{text('keys.column.reads')}</HeadCell>
      <HeadCell>{text('keys.column.sites')}</HeadCell>
      <HeadCell>{text('keys.column.until')}</HeadCell>
      <HeadCell name={text('keys.column.actions')} />
    </>
  );
}

const useStyles = makeStyles({
  about: { ...type.body, flex: '1 1 240px', margin: 0, color: tokens.colorNeutralForeground2 },
  // Cut to its round corners.
  card: { overflow: 'clip' },
  note: { padding: '0 16px' },
});
