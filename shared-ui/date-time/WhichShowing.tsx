import type { Showing } from 'shared-contracts';
import { makeStyles, SegmentedControl, text as type, tokens } from 'shared-ui';
import { useText } from './useText.ts';

export interface WhichShowingProps {
  /** What the time is for, such as "Clock out". */
  readonly label: string;
  /** Null until the person answers: there is no default. */
  readonly value: Showing | null;
  readonly onChange: (value: Showing) => void;
}

/** Asks which one is meant if a time occurs twice because the clocks go back. */
export function WhichShowing({ label, value, onChange }: WhichShowingProps) {
  const styles = useStyles();
  const text = useText();
  const question = `${label}: ${text('ui.time.twice')}`;
  return (
    <div className={styles.which}>
      <p className={styles.question}>{question}</p>
      <SegmentedControl
        label={question}
        value={value}
        choices={[
          { value: 'FIRST', label: text('ui.time.twice.first') },
          { value: 'SECOND', label: text('ui.time.twice.second') },
        ]}
        onChange={onChange}
      />
    </div>
  );
}

const useStyles = makeStyles({
  which: { display: 'flex', flexDirection: 'column', gap: '8px' },
  question: { ...type.secondary, margin: 0, color: tokens.colorNeutralForeground2 },
});
