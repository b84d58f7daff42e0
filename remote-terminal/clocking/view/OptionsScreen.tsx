import { useEffect, useEffectEvent, useState } from 'react';
import type { ApiFailure, Instant } from 'shared-contracts';
import {
  Avatar,
  BriefcaseRegular,
  Button,
  makeStyles,
  media,
  StateDot,
  tokens,
  VisuallyHidden,
} from 'shared-ui';
import { CountdownRing } from '../../countdown/view/CountdownRing.tsx';
import { useCountdown } from '../../countdown/view/useCountdown.ts';
import { useText } from '../../messages/useText.ts';
import { wordsOf, type NoticeWords } from '../../waiting/rules/wallNotice.ts';
import { NoticeNote } from '../../waiting/view/NoticeNote.tsx';
import { lowScreen } from '../../frame/view/lowScreen.ts';
import { WallFrame } from '../../frame/view/WallFrame.tsx';
import { useFocusOnShow } from '../../frame/view/useFocusOnShow.ts';
import {
  isToCome,
  openedAssignment,
  operationLook,
  type RecordedPunch,
  type TerminalAssignment,
  type TerminalDialog,
  type TerminalOperation,
} from '../rules/terminalDialog.ts';
import { AssignmentChoice } from './AssignmentChoice.tsx';
import { OperationTile } from './OperationTile.tsx';
import { usePersonFormats } from './usePersonFormats.ts';
import { usePress, type PressKeeping } from './usePress.ts';
import { useSending } from './useSending.ts';
import { stateDots, useStateText } from './useStateText.ts';

export interface OptionsScreenProps {
  readonly dialog: TerminalDialog;
  /** The automatic operation after a moment, or at once if another person is waiting. */
  readonly gesture: { readonly only: TerminalOperation | null; readonly isHurried: boolean };
  /** Null if this terminal cannot queue a press. */
  readonly keeping: PressKeeping | null;
  readonly onKept: (operation: TerminalOperation, at: Instant) => void;
  readonly onRecorded: (punch: RecordedPunch, assignment: TerminalAssignment) => void;
  /** Receives whether a press is in flight; must be stable while mounted. */
  readonly onSending: (isSending: boolean) => void;
  /** Back to the waiting screen, with a message after a failure. */
  readonly onEnded: (words: NoticeWords | null) => void;
}

/** Seconds in which a person can cancel the automatic operation. */
const stepBackSeconds = 3;

/** The person, their state and the possible operations, with a countdown (spec §4, §9). */
export function OptionsScreen(props: OptionsScreenProps) {
  const { dialog, gesture, keeping, onRecorded, onEnded } = props;
  const { employee, assignments, closesInSeconds } = dialog;
  const text = useText();
  const styles = useStyles();
  const formats = usePersonFormats(dialog);
  const stateText = useStateText(dialog);
  const heading = useFocusOnShow<HTMLHeadingElement>();
  const [chosen, setChosen] = useState<TerminalAssignment | undefined>(openedAssignment(dialog));
  const [refusal, setRefusal] = useState<ApiFailure>();
  const { state, press, giveUp } = usePress(dialog, keeping, {
    onRecorded: (punch) => chosen && onRecorded(punch, chosen),
    onKept: props.onKept,
    onRefused(failure) {
      if (failure.code === 'DIALOG_ENDED') onEnded({ id: 'terminal.notice.ended' });
      else if (gesture.isHurried) onEnded(wordsOf(failure));
      else setRefusal(failure);
    },
    onUnanswered: (mayBeRecorded) =>
      onEnded({
        id: mayBeRecorded ? 'terminal.notice.notKnown' : 'terminal.notice.nothingRecorded',
      }),
  });
  useSending(state !== null, props.onSending);
  const [only, setOnly] = useState(gesture.only);
  const byItself = useCountdown(stepBackSeconds, () => {
    if (chosen && only) pressTile(chosen, only);
  });
  const makeRoom = useEffectEvent(() => {
    if (chosen && only) pressTile(chosen, only);
    else if (state === null) onEnded(null);
  });
  useEffect(() => {
    if (gesture.isHurried) makeRoom();
  }, [gesture.isHurried]);
  const { left } = useCountdown(closesInSeconds, () => {
    if (state === null) onEnded(null);
    else giveUp();
  });

  function pressTile({ assignmentId }: TerminalAssignment, operation: TerminalOperation): void {
    setOnly(null);
    setRefusal(undefined);
    void press(assignmentId, operation);
  }

  function hintOf(operation: TerminalOperation, assignment: TerminalAssignment) {
    if (operation === only) return text('terminal.byItself', { seconds: byItself.left });
    const { plannedEnd, plannedBreak, timeZone } = assignment;
    if (operation === 'BREAK_IN' && plannedBreak) {
      const { start, minutes } = plannedBreak;
      return text('terminal.breakPlanned', {
        duration: formats.duration(minutes * 60),
        time: formats.time(start, timeZone),
      });
    }
    if (operation === 'RESUME' || operation === 'BREAK_IN' || !plannedEnd) return undefined;
    const time = formats.time(plannedEnd, timeZone);
    if (isToCome(plannedEnd, dialog)) return text('terminal.shiftEnds', { time });
    return operation === 'CLOCK_OUT' ? text('terminal.shiftEnded', { time }) : undefined;
  }

  const name = `${employee.firstName} ${employee.lastName}`;
  return (
    <WallFrame look="light" head={<CountdownRing left={left} of={closesInSeconds} />}>
      <div className={styles.content}>
        <div className={styles.person}>
          <span className={styles.avatar}>
            <Avatar name={name} colorKey={employee.id} size={96} />
          </span>
          <div className={styles.words}>
            <h1 ref={heading} tabIndex={-1} className={styles.hello}>
              {text('terminal.hello', { name: employee.firstName })}
            </h1>
            {chosen && (
              <p className={styles.state}>
                <StateDot state={stateDots[chosen.state]} />
                <span>
                  {stateText(chosen)}
                  {dialog.workedTodayInSeconds > 0 &&
                    `, ${text('terminal.worked', {
                      duration: formats.duration(dialog.workedTodayInSeconds),
                    })}`}
                </span>
              </p>
            )}
          </div>
        </div>
        {refusal && <NoticeNote words={wordsOf(refusal)} />}
        {state?.isTriedAgain && <NoticeNote words={{ id: 'terminal.tryingAgain' }} />}
        {chosen ? (
          <div className={styles.tiles}>
            {chosen.operations.map((operation) => (
              <OperationTile
                key={operation}
                operation={operation}
                look={operationLook(operation, chosen)}
                hint={hintOf(operation, chosen)}
                state={state === null ? 'ready' : state.operation === operation ? 'busy' : 'waits'}
                onPress={() => pressTile(chosen, operation)}
              />
            ))}
          </div>
        ) : (
          <>
            <h2 className={styles.question}>{text('terminal.whichAssignment')}</h2>
            <AssignmentChoice dialog={dialog} onChoose={setChosen} />
          </>
        )}
        <div className={styles.foot}>
          {chosen && (
            <p className={styles.assignment}>
              <BriefcaseRegular className={styles.icon} />
              <span>
                <strong>{chosen.position}</strong>
                {[chosen.timeType, chosen.costCenter ?? chosen.company].map((fact) => ` · ${fact}`)}
              </span>
            </p>
          )}
          {state === null && chosen && assignments.length > 1 && (
            <Button className={styles.other} onClick={() => setChosen(undefined)}>
              {text('terminal.otherAssignment')}
            </Button>
          )}
          {state === null && (
            <Button className={styles.other} onClick={() => onEnded(null)}>
              {text(only === null ? 'terminal.notYou' : 'terminal.stepBack')}
            </Button>
          )}
        </div>
        <VisuallyHidden live="polite">{state && text('terminal.sending')}</VisuallyHidden>
      </div>
    </WallFrame>
  );
}

const upright = '@media (orientation: portrait)';

const useStyles = makeStyles({
  content: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    gap: '36px',
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '1180px',
    margin: '0 auto',
    padding: '40px 72px',
    [media.belowDesktop]: { padding: '32px 40px' },
    [media.phone]: { gap: '20px', padding: '16px' },
    [lowScreen.tablet]: { gap: '20px', padding: '16px 40px' },
    [lowScreen.phone]: { gap: '12px', padding: '4px 40px 12px' },
  },
  person: { display: 'flex', alignItems: 'center', gap: '24px', [media.phone]: { gap: '16px' } },
  avatar: { flexShrink: 0, [lowScreen.phone]: { display: 'none' } },
  words: { minWidth: 0 },
  hello: {
    margin: 0,
    fontSize: '44px',
    lineHeight: '52px',
    letterSpacing: 'var(--p-tracking-title)',
    overflowWrap: 'anywhere',
    ':focus-visible': { outlineStyle: 'none' },
    [media.phone]: { fontSize: '32px', lineHeight: '40px' },
    [lowScreen.phone]: { fontSize: '24px', lineHeight: '30px' },
  },
  state: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    margin: '6px 0 0',
    fontSize: '24px',
    lineHeight: '32px',
    [media.phone]: { fontSize: '17px', lineHeight: '24px' },
    [lowScreen.phone]: { margin: 0, fontSize: '17px', lineHeight: '24px' },
  },
  // They fill the height, stacked if the wall is upright.
  tiles: {
    display: 'flex',
    flexGrow: 1,
    gap: '24px',
    maxHeight: '860px',
    [upright]: { flexDirection: 'column' },
    [media.phone]: { gap: '16px' },
  },
  question: { margin: 0, fontSize: '24px', lineHeight: '32px' },
  foot: { display: 'flex', flexWrap: 'wrap', gap: '16px' },
  assignment: {
    display: 'flex',
    alignItems: 'center',
    gap: '16px',
    flex: '1 1 240px',
    boxSizing: 'border-box',
    margin: 0,
    padding: '20px 24px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: '16px',
    backgroundColor: tokens.colorNeutralBackground1,
    fontSize: '18px',
    lineHeight: '26px',
    [lowScreen.phone]: { padding: '4px 24px' },
  },
  icon: { flexShrink: 0, fontSize: '24px', color: tokens.colorNeutralForeground2 },
  other: {
    minHeight: '76px',
    padding: '0 32px',
    borderRadius: '16px',
    fontSize: '18px',
    [lowScreen.phone]: { minHeight: '52px' },
  },
});
