import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import { highlight } from '../theme/highlight.ts';
import { media } from '../theme/media.ts';
import { text } from '../theme/text.ts';

export interface SegmentedControlProps<Value extends string> {
  /** What is chosen, for screen readers. */
  readonly label: string;
  /** Null: nothing chosen. */
  readonly value: Value | null;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

/** One of two or three, side by side: `Week | Month`. Arrow keys move the choice. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const styles = useStyles();
  const name = useId();
  return (
    <div role="radiogroup" aria-label={props.label} className={styles.group}>
      {props.choices.map(({ value, label }) => (
        <label
          key={value}
          className={mergeClasses(styles.choice, value === props.value && styles.chosen)}
        >
          <input
            type="radio"
            className={styles.input}
            name={name}
            checked={value === props.value}
            onChange={() => props.onChange(value)}
          />
          {label}
        </label>
      ))}
    </div>
  );
}

const useStyles = makeStyles({
  group: {
    display: 'inline-flex',
    gap: '2px',
    padding: '2px',
    borderRadius: '10px',
    backgroundColor: tokens.colorNeutralBackground4,
    [media.phone]: { display: 'flex', flexWrap: 'wrap', width: '100%' },
  },
  choice: {
    ...text.secondaryStrong,
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexGrow: 1,
    minHeight: '32px',
    padding: '0 16px',
    borderRadius: tokens.borderRadiusLarge,
    color: tokens.colorNeutralForeground2,
    cursor: 'pointer',
    ':focus-within': {
      outline: `2px solid ${tokens.colorCompoundBrandStroke}`,
      outlineOffset: '2px',
    },
    [media.touch]: { minHeight: '44px' },
    [media.phone]: { minHeight: '40px' },
    [media.forcedColors]: { ':focus-within': { outlineColor: 'CanvasText' } },
  },
  chosen: {
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: `${tokens.shadow2}, inset 0 0 0 1px ${tokens.colorNeutralStroke1}`,
    ...highlight,
  },
  input: {
    position: 'absolute',
    inset: 0,
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
});
