import {
  Button,
  CheckmarkCircleFilled,
  Dialog,
  DismissCircleFilled,
  makeStyles,
  MessageNote,
  palette,
  text as type,
  tokens,
  VisuallyHidden,
  WarningFilled,
  WifiOffRegular,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { summaryOf, type MassRun } from '../rules/massRun.ts';
import { OutcomeList } from './OutcomeList.tsx';

export interface MassRunDialogProps {
  readonly run: MassRun;
  readonly onCarryOn: () => void;
  readonly onStop: () => void;
  readonly onClose: () => void;
}

const tones = {
  success: { meaning: 'approved', icon: <CheckmarkCircleFilled /> },
  warning: { meaning: 'warning', icon: <WarningFilled /> },
  error: { meaning: 'rejected', icon: <DismissCircleFilled /> },
} as const;

/** The progress of clocking people, and finally the outcome for each (spec §8). */
export function MassRunDialog({ run, onCarryOn, onStop, onClose }: MassRunDialogProps) {
  const text = useText();
  const styles = useStyles();
  const { kind, people, outcomes, phase } = run;
  const count = people.length;
  const answered = outcomes.size;
  const hasEnded = phase === 'ended';
  const { done, stopped, tone } = summaryOf(outcomes.values());
  const progress = text('clocking.progress', { answered, count });
  return (
    <Dialog
      open
      width={550}
      title={text(hasEnded ? `clocking.summary.${kind}` : `clocking.running.${kind}`, { count })}
      onClose={hasEnded ? onClose : undefined}
      actions={
        hasEnded ? (
          <Button look="primary" onClick={onClose}>
            {text('clocking.close')}
          </Button>
        ) : (
          <>
            <Button onClick={onStop}>{text('clocking.stop')}</Button>
            {phase === 'paused' && (
              <Button look="primary" onClick={onCarryOn}>
                {text('clocking.carryOn')}
              </Button>
            )}
          </>
        )
      }
    >
      {hasEnded ? (
        <MessageNote urgent meaning={tones[tone].meaning} icon={tones[tone].icon}>
          {stopped === 0
            ? text(`clocking.done.${kind}`, { count: done })
            : text(`clocking.partly.${kind}`, { done, stopped })}
        </MessageNote>
      ) : (
        <>
          <div
            role="progressbar"
            aria-label={text(`clocking.running.${kind}`, { count })}
            aria-valuemin={0}
            aria-valuemax={count}
            aria-valuenow={answered}
            className={styles.track}
          >
            <div className={styles.bar} style={{ width: `${(answered / count) * 100}%` }} />
          </div>
          <p className={styles.words}>{progress}</p>
          {phase === 'paused' && (
            <MessageNote
              urgent
              meaning="pending"
              icon={<WifiOffRegular />}
              title={text('clocking.paused')}
            >
              {text('clocking.paused.text')}
            </MessageNote>
          )}
        </>
      )}
      {answered > 0 && <OutcomeList run={run} />}
      <VisuallyHidden live="polite">{hasEnded ? '' : progress}</VisuallyHidden>
    </Dialog>
  );
}

const useStyles = makeStyles({
  track: {
    forcedColorAdjust: 'none',
    height: '8px',
    marginTop: '8px',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: palette.track,
  },
  bar: { height: '100%', backgroundColor: tokens.colorCompoundBrandBackground },
  words: {
    ...type.body,
    ...type.numbers,
    margin: '8px 0 12px',
    color: tokens.colorNeutralForeground2,
  },
});
