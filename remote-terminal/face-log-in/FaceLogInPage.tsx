import { useEffect, useMemo, useState, type FormEvent } from 'react';
import { answer } from 'shared-contracts';
import {
  Button,
  Link,
  Logo,
  makeStyles,
  media,
  text as type,
  TextField,
  tokens,
  useApi,
  useHost,
  useLocation,
  useNavigate,
} from 'shared-ui';
import type { CaptureCalls } from '../faces/data/captureFace.ts';
import { FaceCapture } from '../faces/view/FaceCapture.tsx';
import { useFaceDetector } from '../faces/view/useFaceDetector.ts';
import { useText } from '../messages/useText.ts';
import type { NoticeWords } from '../waiting/rules/wallNotice.ts';
import { NoticeNote } from '../waiting/view/NoticeNote.tsx';

/** Log-in on the own device: the user name, then a look into the camera (spec §2). */
export function Page() {
  const api = useApi();
  const text = useText();
  const styles = useStyles();
  const navigate = useNavigate();
  const { bus, session } = useHost();
  const state: unknown = useLocation().state;
  const [username, setUsername] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [isLooking, setIsLooking] = useState(false);
  const [words, setWords] = useState<NoticeWords | null>(null);
  const detector = useFaceDetector(isLooking || username.trim() !== '');
  const calls = useMemo<CaptureCalls<unknown>>(
    () => ({
      draw: (signal) => answer(api.POST('/api/login/face-captures', { signal })),
      send: (proof, signal) => {
        const body = { username, ...proof };
        return answer(api.POST('/api/employees/facial-login-non-terminal', { body, signal }));
      },
    }),
    [api, username],
  );

  // The log-in leads whoever is signed in on to the page that they wanted.
  useEffect(() => {
    if (session.kind === 'employee') navigate('/login', { replace: true, state });
  }, [session, navigate, state]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsChecked(true);
    setWords(null);
    if (username.trim() !== '') setIsLooking(true);
  }

  if (isLooking)
    return (
      <main className={styles.capture}>
        <div className={styles.cancel}>
          <Button onClick={() => setIsLooking(false)}>{text('terminal.face.cancel')}</Button>
        </div>
        <FaceCapture
          calls={calls}
          detector={detector}
          isSpoken={false}
          onFound={() => bus.emit('employee-session-started', {})}
          onEnded={(why) => {
            setWords(why);
            setIsLooking(false);
          }}
        />
      </main>
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
  capture: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100dvh',
    backgroundColor: tokens.colorNeutralBackground2,
  },
  cancel: { padding: '16px 40px 0', [media.phone]: { padding: '16px 16px 0' } },
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
