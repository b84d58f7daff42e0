import {
  ArrowLeftRegular,
  ArrowRightRegular,
  makeStyles,
  media,
  mergeClasses,
  palette,
  tokens,
} from 'shared-ui';
import type { CapturePrompt } from '../rules/capturePrompt.ts';

export interface CameraViewProps {
  readonly show: (video: HTMLVideoElement | null) => void;
  readonly look: CapturePrompt['look'];
  /** Null while nothing is asked for. */
  readonly hint: string | null;
  /** Whether the face is seen as it should be. */
  readonly isGood: boolean;
}

/** The camera's picture as a mirror, with the oval for the face and an arrow for the turn. */
export function CameraView({ show, look, hint, isGood }: CameraViewProps) {
  const styles = useStyles();
  return (
    <div className={styles.frame}>
      <video ref={show} className={styles.video} muted playsInline aria-hidden />
      <svg viewBox="0 0 100 108" className={styles.oval} aria-hidden>
        <ellipse
          cx="50"
          cy="48"
          rx="29"
          ry="38"
          className={mergeClasses(styles.rim, isGood && look === 'STRAIGHT' && styles.good)}
        />
        {look === 'LEFT' && <path d="M 33 17 A 29 38 0 0 0 33 79" className={styles.side} />}
        {look === 'RIGHT' && <path d="M 67 17 A 29 38 0 0 1 67 79" className={styles.side} />}
      </svg>
      {look === 'LEFT' && (
        <span className={styles.left} aria-hidden>
          <ArrowLeftRegular />
        </span>
      )}
      {look === 'RIGHT' && (
        <span className={styles.right} aria-hidden>
          <ArrowRightRegular />
        </span>
      )}
      <p className={styles.hint} aria-live="polite">
        {hint !== null && <span className={styles.words}>{hint}</span>}
      </p>
    </div>
  );
}

const arrow = {
  position: 'absolute',
  top: 'calc(44% - 32px)',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '64px',
  height: '64px',
  borderRadius: '50%',
  backgroundColor: palette.brand[130],
  color: palette.brand[20],
  fontSize: '32px',
} as const;

const useStyles = makeStyles({
  frame: {
    position: 'relative',
    overflow: 'hidden',
    height: 'min(692px, calc(100dvh - 128px))',
    borderRadius: '24px',
    backgroundColor: palette.brand[20],
    '@media (max-width: 899.98px)': { height: '56dvh' },
    [media.phone]: { height: '48dvh' },
  },
  // As in a mirror: who turns left sees themselves turn to the left side.
  video: { width: '100%', height: '100%', objectFit: 'cover', transform: 'scaleX(-1)' },
  oval: { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  rim: { fill: 'none', stroke: '#ffffffb3', strokeWidth: '0.7' },
  good: { stroke: palette.brand[130], strokeWidth: '1.2' },
  side: { fill: 'none', stroke: palette.brand[130], strokeWidth: '2', strokeLinecap: 'round' },
  left: { ...arrow, left: '4%' },
  right: { ...arrow, right: '4%' },
  hint: {
    position: 'absolute',
    right: 0,
    bottom: '16px',
    left: 0,
    margin: 0,
    padding: '0 16px',
    textAlign: 'center',
    fontSize: '20px',
    lineHeight: '28px',
    color: '#ffffff',
    fontWeight: tokens.fontWeightSemibold,
    [media.phone]: { fontSize: '16px', lineHeight: '22px' },
  },
  // Whatever the camera shows behind it.
  words: {
    display: 'inline-block',
    padding: '6px 18px',
    borderRadius: '22px',
    backgroundColor: '#000000a6',
  },
});
