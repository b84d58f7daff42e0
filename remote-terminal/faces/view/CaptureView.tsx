import { useEffect, useRef, type ReactNode } from 'react';
import { Button, makeStyles, media, tokens, useHost } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { noticeText } from '../../waiting/rules/wallNotice.ts';
import { NoticeNote } from '../../waiting/view/NoticeNote.tsx';
import { guidanceWords } from '../rules/guidance.ts';
import { CameraView } from './CameraView.tsx';
import { CaptureSteps } from './CaptureSteps.tsx';
import type { FaceCapture } from './useFaceCapture.ts';
import { useVoice } from './useVoice.ts';

export interface CaptureViewProps {
  readonly capture: FaceCapture;
  /** Whether prompts are spoken. */
  readonly isSpoken: boolean;
  /** Said after the last attempt: the alternatives. */
  readonly lastWords: string;
  /** The alternatives, always visible. */
  readonly children: ReactNode;
}

/** The camera, the prompts, and the faults. */
export function CaptureView({ capture, isSpoken, lastWords, children }: CaptureViewProps) {
  const text = useText();
  const styles = useStyles();
  const { locale } = useHost();
  const { prompt, seen, tryNumber, mostTries, tryAgain } = capture;
  const stopped = capture.isUsedUp ? { said: lastWords } : capture.stopped;
  const hasStopped = stopped !== null;
  const failed = capture.isUnknown ? 'terminal.face.unknown' : 'terminal.face.stopped';
  const title = text(stopped === null ? titles[prompt.look] : failed);
  const spoken = stopped === null ? title : `${title}. ${noticeText(stopped, text)}`;
  useVoice(isSpoken && capture.isFilming ? spoken : null, locale);

  // The retry button is gone; the alternatives follow the heading.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasStopped || tryNumber > 1) heading.current?.focus({ preventScroll: true });
  }, [hasStopped, tryNumber]);

  const step = prompt.look === 'READING' ? 0 : prompt.taken.length + 1;
  const counts = [
    ...(stopped === null && step > 0 ? [text('terminal.face.stepOf', { step })] : []),
    ...(stopped !== null || tryNumber > 1
      ? [text('terminal.face.tryOf', { number: tryNumber, most: mostTries })]
      : []),
  ];
  return (
    <div className={styles.content}>
      <CameraView
        show={capture.show}
        look={stopped === null ? prompt.look : 'READING'}
        hint={
          stopped !== null || prompt.look === 'READING'
            ? null
            : text(seen === null ? 'terminal.face.keepInOval' : seenWords[seen])
        }
        isGood={seen === 'GOOD'}
      />
      <div className={styles.side}>
        <div>
          <p className={styles.counts}>{counts.join(' · ')}</p>
          <h1 ref={heading} tabIndex={-1} className={styles.title} aria-live="assertive">
            {title}
          </h1>
        </div>
        {stopped === null ? (
          <>
            <CaptureSteps prompt={prompt} />
            {prompt.look !== 'READING' && (
              <p className={styles.advice}>
                {prompt.look !== 'STRAIGHT' && `${text('terminal.face.advice.turn')} `}
                {text('terminal.face.advice')}
              </p>
            )}
          </>
        ) : (
          <NoticeNote words={stopped} />
        )}
        <div className={styles.ways}>
          {tryAgain && (
            <Button className={styles.way} onClick={tryAgain}>
              {text('terminal.face.tryAgain')}
            </Button>
          )}
          {children}
        </div>
      </div>
    </div>
  );
}

const seenWords = { ...guidanceWords, GOOD: 'terminal.face.good' } as const;

const titles = {
  STRAIGHT: 'terminal.face.straight',
  LEFT: 'terminal.face.left',
  RIGHT: 'terminal.face.right',
  READING: 'terminal.face.reading',
} as const;

/** The style of an alternative; all are equal. */
export const wayStyle = {
  minHeight: '60px',
  padding: '0 28px',
  fontSize: '18px',
  [media.phone]: { minHeight: '52px', padding: '0 20px', fontSize: '17px' },
} as const;

const useStyles = makeStyles({
  content: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr)',
    flexGrow: 1,
    columnGap: '48px',
    alignItems: 'center',
    padding: '8px 40px 24px',
    '@media (max-width: 899.98px) and (min-height: 500px)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      rowGap: '12px',
    },
    '@media (min-width: 640px) and (max-width: 899.98px) and (min-height: 500px)': {
      rowGap: '28px',
    },
    '@media (max-height: 499.98px)': { alignItems: 'start' },
    [media.phone]: { padding: '0 16px 16px' },
  },
  side: { display: 'flex', flexDirection: 'column', gap: '24px', [media.phone]: { gap: '12px' } },
  counts: {
    margin: 0,
    minHeight: '24px',
    fontSize: '18px',
    lineHeight: '24px',
    color: tokens.colorNeutralForeground2,
    [media.phone]: { fontSize: '16px', lineHeight: '22px', minHeight: '22px' },
  },
  title: {
    margin: 0,
    fontSize: '52px',
    lineHeight: '60px',
    letterSpacing: 'var(--p-tracking-title)',
    outlineStyle: 'none',
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
  ways: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12px 16px',
    [media.phone]: { gap: '8px 12px' },
  },
  way: wayStyle,
});
