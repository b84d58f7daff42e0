import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiFailure } from 'shared-contracts';
import { makeStyles, media, tokens, useHost, type FaceDetector } from 'shared-ui';
import { useCamera } from 'shared-ui/camera';
import { useText } from '../../messages/useText.ts';
import { wordsOf, type NoticeWords } from '../../waiting/rules/wallNotice.ts';
import { NoticeNote } from '../../waiting/view/NoticeNote.tsx';
import { captureFace, type CaptureCalls } from '../data/captureFace.ts';
import { createReachLook, NobodyThere } from '../data/guideLook.ts';
import { pauseOf } from '../data/pauseOf.ts';
import { firstPrompt, type CapturePrompt } from '../rules/capturePrompt.ts';
import { guidanceWords, type Guidance } from '../rules/guidance.ts';
import { CameraView } from './CameraView.tsx';
import { CaptureSteps } from './CaptureSteps.tsx';
import { useVoice } from './useVoice.ts';

export interface FaceCaptureProps<Found> {
  /** The same as long as it is shown. */
  readonly calls: CaptureCalls<Found>;
  /** Null where there is none, or not yet: the page then prompts without seeing. */
  readonly detector: FaceDetector | null;
  /** Whether it is said aloud what to do. */
  readonly isSpoken: boolean;
  readonly onFound: (found: Found) => void;
  /** Why nobody was recognised. */
  readonly onEnded: (words: NoticeWords) => void;
  /** Nobody has stood there for a while; without it that is said by `onEnded`. */
  readonly onNobody?: (() => void) | undefined;
}

/** Looks at who is before the camera, straight and in the two turns; ends by itself (spec §4). */
export function FaceCapture<Found>({
  calls,
  detector,
  isSpoken,
  onFound,
  onEnded,
  onNobody,
}: FaceCaptureProps<Found>) {
  const text = useText();
  const styles = useStyles();
  const { locale } = useHost();
  const { state, show, takePicture, shown } = useCamera();
  const [prompt, setPrompt] = useState<CapturePrompt>(firstPrompt);
  const [guidance, setGuidance] = useState<Guidance | null>(null);
  const seeing = useRef(detector);
  useEffect(() => {
    seeing.current = detector;
  }, [detector]);
  const title = text(titles[prompt.look]);
  useVoice(isSpoken && state === 'running' ? title : null, locale);

  const found = useEffectEvent(onFound);
  const ended = useEffectEvent((fault: unknown) => {
    if (fault instanceof NobodyThere && onNobody) onNobody();
    else onEnded(faultWords(fault));
  });
  useEffect(() => {
    if (state === 'out') ended(new Error('There is no camera.'));
    if (state !== 'running') return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const pause = pauseOf(signal);
    const reachLook = createReachLook({
      detector: () => seeing.current,
      video: shown,
      onGuidance: setGuidance,
      pause,
      clock: () => performance.now(),
    });
    captureFace({ calls, takePicture, reachLook, ask: setPrompt, pause, signal }).then(
      (whom) => found(whom),
      (fault: unknown) => {
        if (!signal.aborted) ended(fault);
      },
    );
    return () => leaving.abort();
  }, [calls, state, takePicture, shown]);

  return (
    <div className={styles.content}>
      <CameraView
        show={show}
        look={prompt.look}
        hint={text(guidance === null ? 'terminal.face.keepInOval' : guidanceWords[guidance])}
        isGood={detector !== null && guidance === null}
      />
      <div className={styles.side}>
        <h1 className={styles.title} aria-live="assertive">
          {title}
        </h1>
        {prompt.again && <NoticeNote words={prompt.again} />}
        <CaptureSteps prompt={prompt} />
        <p className={styles.advice}>{text('terminal.face.advice')}</p>
      </div>
    </div>
  );
}

const titles = {
  STRAIGHT: 'terminal.face.straight',
  LEFT: 'terminal.face.left',
  RIGHT: 'terminal.face.right',
  READING: 'terminal.face.reading',
} as const;

function faultWords(fault: unknown): NoticeWords {
  if (fault instanceof NobodyThere) return { id: 'terminal.face.nobody' };
  return fault instanceof ApiFailure ? wordsOf(fault) : { id: 'terminal.face.noCamera' };
}

const useStyles = makeStyles({
  content: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr)',
    flexGrow: 1,
    gap: '48px',
    alignItems: 'center',
    padding: '8px 40px 24px',
    '@media (max-width: 899.98px)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignItems: 'start',
      gap: '20px',
    },
    [media.phone]: { padding: '0 16px 16px', gap: '12px' },
  },
  side: { display: 'flex', flexDirection: 'column', gap: '24px', [media.phone]: { gap: '12px' } },
  title: {
    margin: 0,
    fontSize: '52px',
    lineHeight: '60px',
    letterSpacing: 'var(--p-tracking-title)',
    [media.belowDesktop]: { fontSize: '40px', lineHeight: '48px' },
    [media.phone]: { fontSize: '28px', lineHeight: '34px' },
  },
  advice: {
    margin: 0,
    maxWidth: '440px',
    fontSize: '18px',
    lineHeight: '26px',
    color: tokens.colorNeutralForeground2,
    [media.phone]: { fontSize: '16px', lineHeight: '22px' },
  },
});
