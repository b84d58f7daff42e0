import { makeStyles, Page } from 'shared-ui';
import { ConfigurationCard } from './ConfigurationCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';

/** The three settings of a person, and the password (spec §2). */
export function SettingsPage() {
  const styles = useStyles();
  return (
    <Page narrow className={styles.page}>
      <ConfigurationCard />
      <PasswordCard />
    </Page>
  );
}

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: '24px' },
});
