import { useEffect, useState, type FormEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import {
  Button,
  Logo,
  makeStyles,
  media,
  text as type,
  TextField,
  tokens,
  useHost,
} from 'shared-ui';
import { useFaceDetector } from '../faces/view/useFaceDetector.ts';
import { useText } from '../messages/useText.ts';
import type { NoticeWords } from '../waiting/rules/wallNotice.ts';
import { NoticeNote } from '../waiting/view/NoticeNote.tsx';
import { LookToLogIn } from './view/LookToLogIn.tsx';

/** Log-in on the person's own device: the user name, then the camera (spec §2). */
export function Page() {
  const text = useText();
  const styles = useStyles();
  const navigate = useNavigate();
  const { bus, session } = useHost();
  const state: unknown = useLocation().state;
  const [username, setUsername] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [isLooking, setIsLooking] = useState(false);
  const [words, setWords] = useState<NoticeWords | null>(null);
  const sight = useFaceDetector(isLooking || username.trim() !== '');
  // The log-in redirects signed-in people to the page that they wanted.
  useEffect(() => {
    if (session.kind === 'employee') void navigate('/login', { replace: true, state });
  }, [session, navigate, state]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsChecked(true);
    setWords(null);
    if (username.trim() !== '') setIsLooking(true);
  }

  if (isLooking)
    return (
      <LookToLogIn
        username={username}
        sight={sight}
        onFound={() => bus.emit('employee-session-started', {})}
        onLeft={(why) => {
          setWords(why);
          setIsLooking(false);
        }}
      />
    );
  return (
    <main className={styles.page}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <div className={styles.brand}>
          <Logo size={36} />
          Punctual
        </div>
        <h1 className={styles.title}>{text('faceLogIn.title')}</h1>
        <p className={styles.text}>{text('faceLogIn.text')}</p>
        {words && <NoticeNote words={words} />}
        <TextField
          label={text('faceLogIn.username')}
          value={username}
          onChange={setUsername}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          error={isChecked && username.trim() === '' ? text('terminal.required') : undefined}
        />
        <Button look="primary" type="submit">
          {text('faceLogIn.submit')}
        </Button>
        <Link to="/login" state={state} className={styles.link}>
          {text('faceLogIn.other')}
        </Link>
      </form>
    </main>
  );
}

const useStyles = makeStyles({
  page: {
    display: 'flex',
    minHeight: '100dvh',
    boxSizing: 'border-box',
    padding: '24px 16px',
    backgroundColor: tokens.colorNeutralBackground2,
  },
  form: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    width: '100%',
    maxWidth: '420px',
    boxSizing: 'border-box',
    margin: 'auto',
    padding: '32px',
    borderRadius: '16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    [media.phone]: { padding: '24px 20px', marginBottom: '0' },
  },
  brand: { ...type.title, display: 'flex', alignItems: 'center', gap: '12px' },
  title: { ...type.state, margin: '8px 0 0' },
  text: { ...type.body, margin: '-8px 0 0', color: tokens.colorNeutralForeground3 },
  link: { ...type.body, alignSelf: 'center', padding: '12px', color: tokens.colorBrandForeground1 },
});
