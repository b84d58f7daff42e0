import { answer } from 'shared-contracts';
import {
  Button,
  Dialog,
  Logo,
  makeStyles,
  Skeleton,
  text as type,
  tokens,
  useApi,
  useQuery,
  useUserFormats,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';

/** Version, licensed-to name and active-until date (spec §2). */
export function AboutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const api = useApi();
  const text = useText();
  const styles = useStyles();
  const formats = useUserFormats();
  const { data } = useQuery({
    queryKey: ['about'],
    enabled: open,
    queryFn: async ({ signal }) => {
      const [{ version }, license] = await Promise.all([
        answer(api.GET('/api/info/version', { signal })),
        answer(api.GET('/api/info/license', { signal })),
      ]);
      return { version, ...license };
    },
  });
  const rows = [
    [text('shell.about.version'), data?.version],
    [text('shell.about.licensedTo'), data?.name],
    [
      text('shell.about.activeUntil'),
      data &&
        (data.expiryDate ? formats.numericDate(data.expiryDate) : text('shell.about.unlimited')),
    ],
  ] as const;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      compact
      picture={<Logo size={32} />}
      title="Punctual"
      actions={<Button onClick={onClose}>{text('shell.close')}</Button>}
    >
      <dl className={styles.list}>
        {rows.map(([term, value]) => (
          <div key={term} className={styles.row}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value}>{value ?? <Skeleton width="96px" />}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

const useStyles = makeStyles({
  list: { margin: 0 },
  row: { display: 'flex', gap: '16px', padding: '8px 0' },
  term: { ...type.body, color: tokens.colorNeutralForeground3, flex: '0 0 40%' },
  value: { ...type.bodyStrong, margin: 0 },
});
