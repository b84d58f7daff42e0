import { makeStyles, Page } from 'shared-ui';
import { ConfigurationCard } from './ConfigurationCard.tsx';
import { MissingWorkNote } from './MissingWorkNote.tsx';
import { PasswordCard } from './PasswordCard.tsx';

/**
 * The three settings of a person, and the password (spec §2). Whoever has no other page lands here and
 * reads why.
 */
export function SettingsPage() {
  const styles = useStyles();
  return (
    <Page narrow className={styles.page}>
      <MissingWorkNote />
      <ConfigurationCard />
      <PasswordCard />
    </Page>
  );
}

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: '24px' },
});
