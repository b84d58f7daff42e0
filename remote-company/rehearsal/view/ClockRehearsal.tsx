import { useState } from 'react';
import {
  Button,
  Card,
  makeStyles,
  MessageNote,
  text as type,
  tokens,
  WarningFilled,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { pressesIn, stageAfter, type Stage } from '../rules/rehearsal.ts';

interface ClockRehearsalProps {
  readonly name: string;
  /** Whether the person could clock in now. */
  readonly isReady: boolean;
  readonly clocksBreaks: boolean;
  readonly place: 'ANYWHERE' | 'NOTED' | 'ONLY';
  /** Clocked time is approved by itself. */
  readonly approvesItself: boolean;
  /** Who approves; null: nobody. */
  readonly manager: string | null;
}

/** The buttons of the clock with what each of them leads to; they record nothing. */
export function ClockRehearsal(props: ClockRehearsalProps) {
  const { name, isReady, clocksBreaks, place, approvesItself, manager } = props;
  const text = useText();
  const styles = useStyles();
  const [stage, setStage] = useState<Stage>('OFF');
  const says: Readonly<Record<Stage, string>> = {
    OFF: text(`try.says.place.${place}`),
    WORKING: text('try.says.working'),
    ON_BREAK: text('try.says.onBreak'),
    DONE: approvesItself
      ? text('try.says.approved')
      : manager === null
        ? text('try.says.nobody')
        : text('try.says.waits', { name: manager }),
  };
  return (
    <Card title={text('try.clock')}>
      {!isReady && (
        <MessageNote icon={<WarningFilled />} meaning="warning">
          {text('try.blocked', { name })}
        </MessageNote>
      )}
      {isReady && (
        <div className={styles.clock}>
          <div role="status">
            <p className={styles.stage}>{text(`try.stage.${stage}`)}</p>
            <p className={styles.says}>{says[stage]}</p>
          </div>
          {pressesIn(stage, clocksBreaks).map((press, index) => (
            <Button
              key={press}
              size="form"
              look={index === 0 ? 'primary' : 'outline'}
              onClick={() => setStage(stageAfter[press])}
            >
              {text(`try.press.${press}`)}
            </Button>
          ))}
          {stage === 'DONE' && <p className={styles.says}>{text('try.real')}</p>}
        </div>
      )}
    </Card>
  );
}

const useStyles = makeStyles({
  clock: { display: 'flex', flexDirection: 'column', gap: '12px' },
  stage: { ...type.section, margin: '0 0 4px' },
  says: { ...type.body, margin: 0, color: tokens.colorNeutralForeground2 },
});
