import { Avatar, makeStyles, media, StateDot } from 'shared-ui';
import { lowScreen } from '../../frame/view/lowScreen.ts';
import { useFocusOnShow } from '../../frame/view/useFocusOnShow.ts';
import { useText } from '../../messages/useText.ts';
import type { TerminalAssignment, TerminalDialog } from '../rules/terminalDialog.ts';
import { usePersonFormats } from './usePersonFormats.ts';
import { stateDots, useStateText } from './useStateText.ts';

export interface PersonHeadProps {
  readonly dialog: TerminalDialog;
  readonly chosen: TerminalAssignment | undefined;
}

/** The person, and their state on the chosen assignment. */
export function PersonHead({ dialog, chosen }: PersonHeadProps) {
  const { employee } = dialog;
  const text = useText();
  const styles = useStyles();
  const formats = usePersonFormats(dialog);
  const stateText = useStateText(dialog);
  const heading = useFocusOnShow<HTMLHeadingElement>();
  const name = `${employee.firstName} ${employee.lastName}`;
  return (
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
  );
}

const useStyles = makeStyles({
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
});
