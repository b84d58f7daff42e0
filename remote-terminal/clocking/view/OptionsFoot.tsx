import { BriefcaseRegular, Button, makeStyles, tokens } from 'shared-ui';
import { lowScreen } from '../../frame/view/lowScreen.ts';
import { useText } from '../../messages/useText.ts';
import type { OptionsModel } from './useOptions.ts';

export interface OptionsFootProps {
  readonly model: OptionsModel;
  /** There are other assignments to choose. */
  readonly hasOthers: boolean;
  readonly onEnded: (words: null) => void;
}

/** The chosen assignment, and the ways out. */
export function OptionsFoot({ model, hasOthers, onEnded }: OptionsFootProps) {
  const { chosen, state, only } = model;
  const text = useText();
  const styles = useStyles();
  return (
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
      {state === null && chosen && hasOthers && (
        <Button className={styles.other} onClick={() => model.choose(undefined)}>
          {text('terminal.otherAssignment')}
        </Button>
      )}
      {state === null && (
        <Button className={styles.other} onClick={() => onEnded(null)}>
          {text(only === null ? 'terminal.notYou' : 'terminal.stepBack')}
        </Button>
      )}
    </div>
  );
}

const useStyles = makeStyles({
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
