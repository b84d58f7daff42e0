import { useState } from 'react';
import {
  Button,
  Card,
  CopyRegular,
  DocumentTableRegular,
  EmptyState,
  makeStyles,
  media,
  PageToolbar,
  SkeletonRows,
  text as type,
  tokens,
  useApi,
  useQuery,
} from 'shared-ui';
import { useAdminText } from '../messages/useAdminText.ts';
import { AdminFailed } from './AdminFailed.tsx';
import { InspectionDialog } from './InspectionDialog.tsx';
import { CodeLine, useCopy } from './SecretOnce.tsx';

/** Exports for inspectors: a site's time, signed, and the public key to verify it. */
export function InspectionsPage() {
  const api = useApi();
  const text = useAdminText();
  const styles = useStyles();
  const copy = useCopy();
  const [isMaking, setIsMaking] = useState(false);
  const sites = useQuery(api.query.GET('/api/inspections/sites'));
  const key = useQuery(api.query.GET('/api/inspections/key'));
  const error = sites.error ?? key.error;
  if (error && (!sites.data || !key.data)) {
    const retry = () => void Promise.all([sites.refetch(), key.refetch()]);
    return <AdminFailed failure={error} onRetry={retry} />;
  }
  const fingerprint = key.data?.fingerprint;

  return (
    <div className={styles.page}>
      <PageToolbar
        end={
          <Button
            look="primary"
            icon={<DocumentTableRegular />}
            disabled={!sites.data || sites.data.length === 0}
            onClick={() => setIsMaking(true)}
          >
            {text('inspections.new')}
          </Button>
        }
      >
        <p className={styles.lead}>{text('inspections.lead')}</p>
      </PageToolbar>
      {sites.data?.length === 0 && (
        <EmptyState
          icon={<DocumentTableRegular />}
          meaning="pending"
          title={text('inspections.none.title')}
          text={text('inspections.none.text')}
        />
      )}
      <Card title={text('inspections.key')}>
        <p className={styles.about}>{text('inspections.key.about')}</p>
        {fingerprint === undefined ? (
          <SkeletonRows count={1} height={64} />
        ) : (
          <div className={styles.key}>
            <CodeLine>{(fingerprint.match(/.{8}/g) ?? []).join(' ')}</CodeLine>
            <Button icon={<CopyRegular />} onClick={() => void copy(fingerprint)}>
              {text('inspections.copy')}
            </Button>
          </div>
        )}
        <a className={styles.link} href="/api/inspections/verify.mjs" download="verify.mjs">
          {text('inspections.verifier')}
        </a>
      </Card>
      {isMaking && sites.data && (
        <InspectionDialog sites={sites.data} onClose={() => setIsMaking(false)} />
      )}
    </div>
  );
}

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: '16px' },
  lead: { ...type.body, flex: '1 1 240px', margin: 0, color: tokens.colorNeutralForeground2 },
  about: { ...type.body, margin: '0 0 12px', color: tokens.colorNeutralForeground2 },
  key: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    [media.phone]: { flexDirection: 'column', alignItems: 'stretch' },
  },
  link: {
    ...type.bodyStrong,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    marginTop: '8px',
    color: tokens.colorBrandForeground1,
  },
});
