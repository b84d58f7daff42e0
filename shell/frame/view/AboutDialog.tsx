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
export function AboutDialog({ onClose }: { readonly onClose: () => void }) {
  const api = useApi();
  const text = useText();
  const styles = useStyles();
  const formats = useUserFormats();
  const version = useQuery(api.query.GET('/api/info/version'));
  const { data: license } = useQuery(api.query.GET('/api/info/license'));
  const rows = [
    [text('shell.about.version'), version.data?.version],
    [text('shell.about.licensedTo'), license?.name],
    [
      text('shell.about.activeUntil'),
      license &&
        (license.expiryDate
          ? formats.numericDate(license.expiryDate)
          : text('shell.about.unlimited')),
    ],
  ] as const;
  return (
    <Dialog
      open
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
