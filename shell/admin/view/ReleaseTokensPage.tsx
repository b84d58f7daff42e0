import { useState } from 'react';
import type { ApiFailure } from 'shared-contracts';
import {
  AddRegular,
  Button,
  Card,
  makeStyles,
  PageToolbar,
  SkeletonRows,
  text as type,
  tokens,
  useApi,
  useDialogs,
  useFailureText,
  useMutation,
  useQuery,
  useQueryClient,
  useSnackbar,
} from 'shared-ui';
import { endReleaseToken, type ReleaseToken } from '../data/releaseTokens.ts';
import { useAdminText } from '../messages/useAdminText.ts';
import { AdminFailed } from './AdminFailed.tsx';
import { NewReleaseTokenDialog } from './NewReleaseTokenDialog.tsx';
import { useSettingWords } from './useSettingWords.ts';

/** Which team may release which remote over HTTP: tokens are made here, seen and ended. */
export function ReleaseTokensPage() {
  const api = useApi();
  const text = useAdminText();
  const styles = useStyles();
  const dialogs = useDialogs();
  const snackbar = useSnackbar();
  const failureText = useFailureText();
  const queryClient = useQueryClient();
  const [isMaking, setIsMaking] = useState(false);
  const { data, error, refetch } = useQuery(api.query.GET('/api/release-tokens'));
  const end = useMutation({
    mutationFn: ({ id }: ReleaseToken) => endReleaseToken(api, id),
    onSuccess: (_, { name }) =>
      snackbar.show({ text: text('admin.tokens.isEnded', { name }), intent: 'success' }),
    onError: (failure: ApiFailure) =>
      snackbar.show({ text: failureText(failure), intent: 'error' }),
    onSettled: () =>
      queryClient.invalidateQueries({ queryKey: api.query.key('/api/release-tokens') }),
  });

  async function askToEnd(token: ReleaseToken): Promise<void> {
    const { name, remote } = token;
    const isSure = await dialogs.confirm({
      title: text('admin.tokens.end.title', { name }),
      text: text('admin.tokens.end.text', { remote }),
      confirm: text('admin.tokens.end'),
      danger: true,
    });
    if (isSure) end.mutate(token);
  }

  if (error && !data) return <AdminFailed failure={error} onRetry={() => void refetch()} />;
  return (
    <div className={styles.page}>
      <PageToolbar
        end={
          <Button look="primary" icon={<AddRegular />} onClick={() => setIsMaking(true)}>
            {text('admin.tokens.new')}
          </Button>
        }
      >
        <p className={styles.about}>{text('admin.tokens.about')}</p>
      </PageToolbar>
      {!data && <SkeletonRows count={3} height={64} />}
      {data && (
        <Card flush title={text('admin.tokens')} titleNote={data.length}>
          {data.length === 0 && <p className={styles.none}>{text('admin.tokens.none')}</p>}
          <ul className={styles.list}>
            {data.map((token) => (
              <TokenRow key={token.id} token={token} onEnd={() => void askToEnd(token)} />
            ))}
          </ul>
        </Card>
      )}
      {isMaking && <NewReleaseTokenDialog onClose={() => setIsMaking(false)} />}
    </div>
  );
}

function TokenRow({ token, onEnd }: { readonly token: ReleaseToken; readonly onEnd: () => void }) {
  const text = useAdminText();
  const styles = useStyles();
  const words = useSettingWords();
  const { remote, name, createdAt, createdBy, lastUsedAt, endedAt, endedBy } = token;
  const facts = [
    text('admin.tokens.made', { by: words.change(createdAt, createdBy) }),
    lastUsedAt === null
      ? text('admin.tokens.unused')
      : text('admin.tokens.used', { when: words.when(lastUsedAt) }),
    ...(endedAt === null
      ? []
      : [text('admin.tokens.endedBy', { by: words.change(endedAt, endedBy) })]),
  ];
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <div className={endedAt === null ? styles.name : styles.ended}>{name}</div>
        <div className={styles.quiet}>{[remote, ...facts].join(' · ')}</div>
      </div>
      {endedAt === null && (
        <Button
          size="row"
          aria-label={`${text('admin.tokens.end')}: ${name}, ${remote}`}
          onClick={onEnd}
        >
          {text('admin.tokens.end')}
        </Button>
      )}
    </li>
  );
}

const useStyles = makeStyles({
  page: { maxWidth: '960px' },
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
    gap: '12px',
    minHeight: '64px',
    padding: '8px 16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  words: { flexGrow: 1, minWidth: 0 },
  name: { ...type.bodyStrong, overflowWrap: 'anywhere' },
  ended: {
    ...type.body,
    overflowWrap: 'anywhere',
    color: tokens.colorNeutralForeground3,
    textDecorationLine: 'line-through',
  },
  quiet: { ...type.secondary, color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
});
