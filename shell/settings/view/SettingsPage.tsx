import { useNavigate } from 'react-router-dom';
import {
  Button,
  makeStyles,
  MessagesProvider,
  Page,
  Card,
  useApi,
  useEmployeeSession,
  useFeature,
  useHost,
  useQuery,
  useSnackbar,
} from 'shared-ui';
import { ConfigurationCard } from './ConfigurationCard.tsx';
import { MissingWorkNote } from './MissingWorkNote.tsx';
import { useText } from '../../messages/useText.ts';
import { PasskeysCard } from '../../passkeys/view/PasskeysCard.tsx';
import { messages as de } from '../messages/de.ts';
import { messages as en } from '../messages/en.ts';
import { messages as es } from '../messages/es.ts';
import { messages as th } from '../messages/th.ts';
import { PinCard } from './PinCard.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { SessionsCard } from './SessionsCard.tsx';

/**
 * The three personal settings, the password, and the sessions (spec §2). People without another
 * page land here and read why.
 */
export function SettingsPage() {
  const styles = useStyles();
  const { locale } = useHost();
  return (
    <MessagesProvider messages={messages[locale]}>
      <Page narrow className={styles.page}>
        <MissingWorkNote />
        <ConfigurationCard />
        <PasswordCard />
        <PasskeysCard />
        <PinCard />
        <FaceCard />
        <SessionsCard />
      </Page>
    </MessagesProvider>
  );
}

const messages = { de, en, es, th };

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: '24px' },
});

/** Links to the stored data of the person's own face. */
function FaceCard() {
  const text = useText();
  const navigate = useNavigate();
  if (!useFeature('FACIAL_RECOGNITION')) return null;
  return (
    <Card title={text('shell.face.title')} titleNote={text('shell.face.text')}>
      <Button onClick={() => void navigate('/my-face')}>{text('shell.face.open')}</Button>
    </Card>
  );
}

/**
 * Changing the password ends the person's other sessions; people who use single sign-on may have no
 * password.
 */
function PasswordCard() {
  const api = useApi();
  const text = useText();
  const snackbar = useSnackbar();
  const { employeeId } = useEmployeeSession();
  const { data } = useQuery(api.query.GET('/api/session'));
  if (data?.hasPassword === false) return null;
  return (
    <Card title={text('shell.password.title')} titleNote={text('shell.password.note')}>
      <PasswordForm
        employeeId={employeeId}
        onChanged={() => snackbar.show({ text: text('shell.password.changed'), intent: 'success' })}
      />
    </Card>
  );
}
