import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { media } from '../theme/media.ts';
import { text } from '../theme/text.ts';

interface ToggleComingProps {
  readonly label: ReactNode;
  readonly kind: 'switch' | 'box';
  readonly checked: boolean | 'mixed';
  readonly labelPosition?: 'before' | 'after' | undefined;
  readonly className?: string | undefined;
}

/** A switch or checkbox with its state, while the code to change it loads. */
export function ToggleComing(props: ToggleComingProps) {
  const { label, kind, checked, labelPosition, className } = props;
  const styles = useStyles();
  return (
    <span
      className={mergeClasses(
        styles.place,
        labelPosition === 'before' && styles.labelFirst,
        className,
      )}
    >
      <span
        className={mergeClasses(
          styles.mark,
          styles[kind],
          checked === true && styles.on,
          checked === true && kind === 'switch' && styles.switchOn,
        )}
      />
      {label}
    </span>
  );
}

const useStyles = makeStyles({
  place: {
    ...text.body,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '16px',
    minHeight: '36px',
    paddingRight: '8px',
    [media.touch]: { minHeight: '44px' },
  },
  labelFirst: { flexDirection: 'row-reverse', paddingRight: 0, paddingLeft: '8px' },
  mark: {
    flexShrink: 0,
    boxSizing: 'border-box',
    margin: '8px',
    marginRight: 0,
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
  },
  switch: {
    width: '40px',
    height: '20px',
    borderRadius: tokens.borderRadiusCircular,
    '::after': {
      content: '""',
      display: 'block',
      width: '14px',
      height: '14px',
      margin: '2px',
      borderRadius: tokens.borderRadiusCircular,
      backgroundColor: tokens.colorNeutralStrokeAccessible,
    },
  },
  switchOn: {
    '::after': { marginLeft: '22px', backgroundColor: tokens.colorNeutralForegroundInverted },
  },
  on: {
    ...shorthands.borderColor(tokens.colorCompoundBrandBackground),
    backgroundColor: tokens.colorCompoundBrandBackground,
  },
  box: { width: '16px', height: '16px', borderRadius: tokens.borderRadiusSmall },
});
