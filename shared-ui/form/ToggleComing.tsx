import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { media } from '../theme/media.ts';
import { text } from '../theme/text.ts';

interface ToggleComingProps {
  readonly label: ReactNode;
  readonly kind: 'switch' | 'box';
  readonly labelPosition?: 'before' | 'after' | undefined;
  readonly className?: string | undefined;
}

/** The place of a switch or a box, while its code is on its way. */
export function ToggleComing({ label, kind, labelPosition, className }: ToggleComingProps) {
  const styles = useStyles();
  return (
    <span
      className={mergeClasses(
        styles.place,
        labelPosition === 'before' && styles.labelFirst,
        className,
      )}
    >
      <span className={mergeClasses(styles.mark, styles[kind])} />
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
  switch: { width: '40px', height: '20px', borderRadius: tokens.borderRadiusCircular },
  box: { width: '16px', height: '16px', borderRadius: tokens.borderRadiusSmall },
});
