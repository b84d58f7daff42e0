import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { answer } from 'shared-contracts';
import { Button, makeStyles, media, tokens, useApi } from 'shared-ui';
import type { CaptureCalls } from '../../faces/data/captureFace.ts';
import type { FaceSight } from '../../faces/data/guideLook.ts';
import { CaptureView, wayStyle } from '../../faces/view/CaptureView.tsx';
import { useFaceCapture } from '../../faces/view/useFaceCapture.ts';
import { useText } from '../../messages/useText.ts';
import type { NoticeWords } from '../../waiting/rules/wallNotice.ts';

export interface LookToLogInProps {
  readonly username: string;
  readonly sight: FaceSight;
  readonly onFound: () => void;
  /** Why it cannot continue here; null if the person left. */
  readonly onLeft: (words: NoticeWords | null) => void;
}

/** A person in front of their own device's camera. */
export function LookToLogIn({ username, sight, onFound, onLeft }: LookToLogInProps) {
  const api = useApi();
  const text = useText();
  const styles = useStyles();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
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
  const capture = useFaceCapture({
    ...{ calls, sight, onFound },
    onImpossible: (why) =>
      onLeft(
        why === 'NO_RESPONSE'
          ? { id: 'terminal.failed.offline' }
          : { id: 'faceLogIn.noCamera', why: why.camera },
      ),
  });
  return (
    <main className={styles.page}>
      <CaptureView capture={capture} isSpoken={false} lastWords={text('faceLogIn.lastTry')}>
        <Button className={styles.way} onClick={() => onLeft(null)}>
          {text('terminal.face.cancel')}
        </Button>
        <Button className={styles.way} onClick={() => void navigate('/login', { state })}>
          {text('faceLogIn.other')}
        </Button>
      </CaptureView>
    </main>
  );
}

const useStyles = makeStyles({
  page: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100dvh',
    paddingTop: '16px',
    boxSizing: 'border-box',
    backgroundColor: tokens.colorNeutralBackground2,
    [media.phone]: { paddingTop: '12px' },
  },
  way: wayStyle,
});
