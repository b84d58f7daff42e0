import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ButtonHTMLAttributes, ReactElement, ReactNode, Ref } from 'react';
import { ChevronDownRegular, DismissRegular } from '../icons.ts';
import { useUiText } from '../messages/useUiText.ts';
import { media } from '../theme/media.ts';
import { text } from '../theme/text.ts';

export interface ChipProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  readonly icon?: ReactElement;
  readonly children: ReactNode;
  /** Active: a filter or a selection. */
  readonly selected?: boolean;
  /** Opens something; shows a chevron. */
  readonly opens?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A toolbar pill that performs or opens something. */
export function Chip({ icon, children, selected = false, opens = false, ...rest }: ChipProps) {
  const styles = useStyles();
  return (
    <button
      type="button"
      {...rest}
      className={mergeClasses(
        styles.chip,
        styles.pressable,
        selected && styles.selected,
        rest.className,
      )}
    >
      {icon && <span className={styles.icon}>{icon}</span>}
      {children}
      {opens && (
        <span className={mergeClasses(styles.icon, styles.chevron)}>
          <ChevronDownRegular />
        </span>
      )}
    </button>
  );
}

export interface DismissibleChipProps {
  readonly icon?: ReactElement;
  readonly children: ReactNode;
  /** What the × removes, for screen readers. */
  readonly name: string;
  readonly onDismiss: () => void;
}

/** A pill for something active, with a × that removes it: `7 selected ×`. */
export function DismissibleChip({ icon, children, name, onDismiss }: DismissibleChipProps) {
  const styles = useStyles();
  const uiText = useUiText();
  return (
    <span className={mergeClasses(styles.chip, styles.selected, styles.dismissible)}>
      {icon && <span className={styles.icon}>{icon}</span>}
      {children}
      <button
        type="button"
        className={styles.dismiss}
        aria-label={uiText('ui.remove', { name })}
        onClick={onDismiss}
      >
        <DismissRegular />
      </button>
    </span>
  );
}

const useStyles = makeStyles({
  chip: {
    ...text.secondary,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: '36px',
    padding: '0 12px',
    whiteSpace: 'nowrap',
    borderRadius: tokens.borderRadiusCircular,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    [media.touch]: { minHeight: '44px' },
  },
  pressable: {
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  selected: {
    backgroundColor: tokens.colorBrandBackground2,
    border: `1px solid ${tokens.colorBrandStroke2}`,
    color: tokens.colorBrandForeground2,
    fontWeight: tokens.fontWeightSemibold,
    [media.forcedColors]: { outline: '1px solid Highlight' },
  },
  dismissible: { paddingRight: '4px' },
  icon: { display: 'flex', fontSize: '16px', color: 'inherit' },
  // On phones the chips share one row, without spare room.
  chevron: { [media.phone]: { display: 'none' } },
  dismiss: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '28px',
    height: '28px',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusCircular,
    background: 'none',
    color: 'inherit',
    fontSize: '16px',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorBrandBackground2Hover },
    [media.touch]: { width: '40px', height: '40px' },
  },
});
