import { makeStyles, media, mergeClasses, palette, tokens } from 'shared-ui';
import type { CapturePrompt } from '../rules/capturePrompt.ts';

export interface CameraViewProps {
  readonly show: (video: HTMLVideoElement | null) => void;
  readonly look: CapturePrompt['look'];
  /** Null without a prompt. */
  readonly hint: string | null;
  /** Whether the face is well placed. */
  readonly isGood: boolean;
}

/** The camera's mirrored picture, with the oval for the face and an arrow for the turn. */
export function CameraView({ show, look, hint, isGood }: CameraViewProps) {
  const styles = useStyles();
  return (
    <div className={styles.frame}>
      <video ref={show} className={styles.video} muted playsInline aria-hidden />
      <svg viewBox="0 0 100 84" className={styles.guide} aria-hidden>
        <ellipse
          cx="50"
          cy="43"
          rx="29"
          ry="38"
          className={mergeClasses(styles.rim, isGood && look === 'STRAIGHT' && styles.good)}
        />
        {look === 'LEFT' && <TurnArrow />}
        {look === 'RIGHT' && (
          <g transform="translate(100) scale(-1 1)">
            <TurnArrow />
          </g>
        )}
      </svg>
      <p className={styles.hint} aria-live="polite">
        {hint !== null && <span className={styles.words}>{hint}</span>}
      </p>
    </div>
  );
}

/** The left side of the oval, and next to it a disc with an arrow. */
function TurnArrow() {
  const styles = useStyles();
  return (
    <>
      <path d="M 33 12 A 29 38 0 0 0 33 74" className={styles.side} />
      <circle cx="11" cy="43" r="6.5" className={styles.disc} />
      <path d="M 14 43 H 8.4 M 10.8 40.4 L 8.2 43 L 10.8 45.6" className={styles.arrow} />
    </>
  );
}

const useStyles = makeStyles({
  frame: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    height: 'min(692px, calc(100dvh - 128px))',
    minHeight: '220px',
    borderRadius: '24px',
    backgroundColor: palette.brand[20],
    '@media (min-width: 640px) and (max-width: 899.98px) and (min-height: 500px)': {
      height: '54dvh',
    },
    [media.phone]: { height: '44dvh' },
  },
  // As in a mirror: people who turn left see themselves turn to the left.
  video: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    transform: 'scaleX(-1)',
  },
  // Above the hint at any height: no text may cross the oval.
  guide: { position: 'relative', flexGrow: 1, minHeight: 0, width: '100%', padding: '12px 0 0' },
  rim: { fill: 'none', stroke: '#ffffffb3', strokeWidth: '0.7' },
  good: { stroke: palette.brand[130], strokeWidth: '1.2' },
  side: { fill: 'none', stroke: palette.brand[130], strokeWidth: '2', strokeLinecap: 'round' },
  disc: { fill: palette.brand[130] },
  arrow: {
    fill: 'none',
    stroke: palette.brand[20],
    strokeWidth: '0.7',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  hint: {
    position: 'relative',
    flexShrink: 0,
    margin: 0,
    minHeight: '40px',
    padding: '8px 16px 20px',
    textAlign: 'center',
    fontSize: '20px',
    lineHeight: '28px',
    color: '#ffffff',
    fontWeight: tokens.fontWeightSemibold,
    [media.phone]: {
      minHeight: '34px',
      padding: '6px 12px 10px',
      fontSize: '16px',
      lineHeight: '22px',
    },
  },
  // Legible on any camera picture.
  words: {
    display: 'inline-block',
    padding: '6px 18px',
    borderRadius: '22px',
    backgroundColor: '#000000a6',
  },
});
