import { CheckmarkRegular, makeStyles, media, tokens } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { CapturePrompt } from '../rules/capturePrompt.ts';

/** The three looks in their order, with those that are done. */
export function CaptureSteps({ prompt: { look, order } }: { readonly prompt: CapturePrompt }) {
  const text = useText();
  const styles = useStyles();
  if (order.length === 0) return null;
  const looks = ['STRAIGHT', ...order] as const;
  const at = looks.findIndex((each) => each === look);
  return (
    <ol className={styles.list}>
      {looks.map((each, index) => {
        const isDone = at < 0 || index < at;
        return (
          <li key={each} className={styles.step} aria-current={each === look ? 'step' : undefined}>
            <span className={styles.mark} data-step={isDone ? 'done' : each === look ? 'now' : ''}>
              {isDone ? <CheckmarkRegular aria-hidden /> : index + 1}
            </span>
            {text(steps[each])}
          </li>
        );
      })}
    </ol>
  );
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
    '[aria-current]': { fontWeight: tokens.fontWeightSemibold },
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
    '&[data-step="done"]': {
      border: 'none',
      backgroundColor: tokens.colorPaletteGreenBackground1,
      color: tokens.colorPaletteGreenForeground1,
      fontSize: '20px',
    },
    '&[data-step="now"]': {
      border: 'none',
      backgroundColor: tokens.colorBrandBackground,
      color: tokens.colorNeutralForegroundOnBrand,
    },
    [media.phone]: { width: '32px', height: '32px' },
  },
});
