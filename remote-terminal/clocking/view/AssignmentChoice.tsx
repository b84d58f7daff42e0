import { ChevronRightRegular, makeStyles, StateDot, tokens } from 'shared-ui';
import type { TerminalAssignment, TerminalDialog } from '../rules/terminalDialog.ts';
import { stateDots, useStateText } from './useStateText.ts';

export interface AssignmentChoiceProps {
  readonly dialog: TerminalDialog;
  readonly onChoose: (assignment: TerminalAssignment) => void;
}

/** For people with several places: chooses the one for the press; marks the running one. */
export function AssignmentChoice({ dialog, onChoose }: AssignmentChoiceProps) {
  const styles = useStyles();
  const stateText = useStateText(dialog);
  return (
    <ul className={styles.list}>
      {dialog.assignments.map((assignment) => (
        <li key={assignment.assignmentId}>
          <button type="button" className={styles.choice} onClick={() => onChoose(assignment)}>
            <span className={styles.words}>
              <strong>{assignment.position}</strong>
              <span className={styles.company}>{assignment.company}</span>
              {assignment.state !== 'CLOCKED_OUT' && (
                <span className={styles.running}>
                  <StateDot state={stateDots[assignment.state]} />
                  {stateText(assignment)}
                </span>
              )}
            </span>
            <ChevronRightRegular />
          </button>
        </li>
      ))}
    </ul>
  );
}

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  choice: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '16px',
    boxSizing: 'border-box',
    width: '100%',
    minHeight: '112px',
    margin: 0,
    padding: '20px 32px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: '24px',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: '34px',
    lineHeight: '42px',
    textAlign: 'start',
    cursor: 'pointer',
    ':active': { transform: 'scale(.99)' },
  },
  words: { display: 'flex', flexDirection: 'column' },
  running: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    fontSize: '20px',
    lineHeight: '28px',
  },
  company: { fontSize: '20px', lineHeight: '28px', color: tokens.colorNeutralForeground3 },
});
