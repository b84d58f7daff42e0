import { makeStyles, media, VisuallyHidden } from 'shared-ui';
import { CountdownRing } from '../../countdown/view/CountdownRing.tsx';
import { lowScreen } from '../../frame/view/lowScreen.ts';
import { WallFrame } from '../../frame/view/WallFrame.tsx';
import { useText } from '../../messages/useText.ts';
import { wordsOf } from '../../waiting/rules/wallNotice.ts';
import { NoticeNote } from '../../waiting/view/NoticeNote.tsx';
import { operationLook } from '../rules/terminalDialog.ts';
import { AssignmentChoice } from './AssignmentChoice.tsx';
import { OperationTile } from './OperationTile.tsx';
import { OptionsFoot } from './OptionsFoot.tsx';
import { PersonHead } from './PersonHead.tsx';
import { useOperationHint } from './useOperationHint.ts';
import { type OptionsScreenProps, useOptions } from './useOptions.ts';

/** The person, their state and the possible operations, with a countdown (spec §4, §9). */
export function OptionsScreen(props: OptionsScreenProps) {
  const { dialog, onEnded } = props;
  const { assignments, closesInSeconds } = dialog;
  const text = useText();
  const styles = useStyles();
  const hintOf = useOperationHint(dialog);
  const model = useOptions(props);
  const { chosen, refusal, state } = model;
  return (
    <WallFrame look="light" head={<CountdownRing left={model.left} of={closesInSeconds} />}>
      <div className={styles.content}>
        <PersonHead dialog={dialog} chosen={chosen} />
        {refusal && <NoticeNote words={wordsOf(refusal)} />}
        {state?.isTriedAgain && <NoticeNote words={{ id: 'terminal.tryingAgain' }} />}
        {chosen ? (
          <div className={styles.tiles}>
            {chosen.operations.map((operation) => (
              <OperationTile
                key={operation}
                operation={operation}
                look={operationLook(operation, chosen)}
                hint={
                  operation === model.only
                    ? text('terminal.byItself', { seconds: model.onlyIn })
                    : hintOf(operation, chosen)
                }
                state={state === null ? 'ready' : state.operation === operation ? 'busy' : 'waits'}
                onPress={() => model.pressTile(chosen, operation)}
              />
            ))}
          </div>
        ) : (
          <>
            <h2 className={styles.question}>{text('terminal.whichAssignment')}</h2>
            <AssignmentChoice dialog={dialog} onChoose={model.choose} />
          </>
        )}
        <OptionsFoot model={model} hasOthers={assignments.length > 1} onEnded={onEnded} />
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
});
