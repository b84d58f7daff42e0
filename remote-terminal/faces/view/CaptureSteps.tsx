import {
  ArrowLeftRegular,
  ArrowRightRegular,
  CheckmarkRegular,
  makeStyles,
  media,
  palette,
  ScanPersonRegular,
  tokens,
} from 'shared-ui';
import type { ReactNode } from 'react';
import { useText } from '../../messages/useText.ts';
import type { AskedLook, CapturePrompt } from '../rules/capturePrompt.ts';

/** The three looks in order; seen ones are ticked, others are only marked as taken. */
export function CaptureSteps({ prompt: { look, order, taken } }: { prompt: CapturePrompt }) {
  const text = useText();
  const styles = useStyles();
  if (order.length === 0) return null;
  return (
    <ol className={styles.list}>
      {(['STRAIGHT', ...order] as const).map((each, index) => {
        const isNow = index === taken.length && each === look;
        const became = taken[index];
        const state = became ?? (isNow ? 'NOW' : 'COMING');
        const name = text(steps[each]);
        return (
          <li
            key={places[index]}
            className={styles.step}
            data-step={state}
            aria-current={isNow ? 'step' : undefined}
          >
            <span className={styles.mark}>{signOf(state, each) ?? index + 1}</span>
            {became === 'UNSEEN' ? text('terminal.face.step.taken', { step: name }) : name}
          </li>
        );
      })}
    </ol>
  );
}

/** Both turns can go to one side. */
const places = ['straight', 'first', 'second'] as const;

type StepState = CapturePrompt['taken'][number] | 'NOW' | 'COMING';

/** Null for the step's number. */
function signOf(state: StepState, look: AskedLook): ReactNode {
  if (state === 'SEEN') return <CheckmarkRegular aria-hidden />;
  if (state === 'UNSEEN') return <ScanPersonRegular aria-hidden />;
  if (state === 'COMING' || look === 'STRAIGHT') return null;
  return look === 'LEFT' ? <ArrowLeftRegular aria-hidden /> : <ArrowRightRegular aria-hidden />;
}

const steps = {
  STRAIGHT: 'terminal.face.step.straight',
  LEFT: 'terminal.face.step.left',
  RIGHT: 'terminal.face.step.right',
} as const;

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: '20px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    [media.phone]: { gap: '8px' },
  },
  step: {
    display: 'flex',
    alignItems: 'center',
    gap: '16px',
    fontSize: '20px',
    lineHeight: '28px',
    color: tokens.colorNeutralForeground2,
    '&[data-step="NOW"]': {
      color: tokens.colorNeutralForeground1,
      fontWeight: tokens.fontWeightSemibold,
    },
    '&[data-step="SEEN"]': { color: palette.status.approved.text },
    '&[data-step="SEEN"] > span': {
      border: 'none',
      backgroundColor: palette.status.approved.tint,
    },
    '& > span > svg': { fontSize: '20px' },
    '&[data-step="NOW"] > span': {
      border: 'none',
      backgroundColor: tokens.colorBrandBackground,
      color: tokens.colorNeutralForegroundOnBrand,
    },
    [media.phone]: { fontSize: '17px' },
  },
  mark: {
    display: 'flex',
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'center',
    boxSizing: 'border-box',
    width: '40px',
    height: '40px',
    border: `2px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: '50%',
    fontSize: '16px',
    fontWeight: tokens.fontWeightSemibold,
    [media.phone]: { width: '32px', height: '32px' },
  },
});
