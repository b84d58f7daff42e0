import {
  makeStyles,
  mergeClasses,
  tokens,
  useFieldControlProps_unstable as useFieldControlProps,
} from '@fluentui/react-components';
import type { ComponentProps, ReactNode } from 'react';
import { media } from '../theme/media.ts';

export type TextInputProps = Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'size'> & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly size: 'medium' | 'large';
  /** An icon or a button, as `contentAfter`. */
  readonly contentBefore?: ReactNode;
  readonly contentAfter?: ReactNode;
};

/** Fluent's outlined input in our two sizes, set by the field around it. */
export function TextInput(props: TextInputProps) {
  const { size, contentBefore, contentAfter, className, onChange, ...input } = useFieldControlProps(
    props,
    { supportsLabelFor: true, supportsRequired: true },
  );
  const styles = useStyles();
  const isInvalid = `${input['aria-invalid']}` === 'true';
  const { disabled } = input;
  const content = mergeClasses(styles.content, styles[`${size}Icon`], disabled && styles.dimmed);
  return (
    <span
      className={mergeClasses(
        styles.root,
        styles[`${size}Root`],
        Boolean(contentBefore) && styles[`${size}Before`],
        Boolean(contentAfter) && styles[`${size}After`],
        disabled ? styles.disabledRoot : styles.enabledRoot,
        isInvalid && !disabled && styles.invalid,
        className,
      )}
    >
      {Boolean(contentBefore) && <span className={content}>{contentBefore}</span>}
      <input
        type="text"
        {...input}
        onChange={(event) => onChange(event.target.value)}
        className={mergeClasses(
          styles.input,
          styles[`${size}Input`],
          Boolean(contentBefore) && styles[`${size}InputBefore`],
          Boolean(contentAfter) && styles[`${size}InputAfter`],
          disabled && styles.disabledInput,
        )}
      />
      {Boolean(contentAfter) && <span className={content}>{contentAfter}</span>}
    </span>
  );
}

function edges(color: string) {
  return {
    borderTopColor: color,
    borderRightColor: color,
    borderBottomColor: color,
    borderLeftColor: color,
  };
}

const reducedMotion = '@media screen and (prefers-reduced-motion: reduce)';

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    position: 'relative',
    boxSizing: 'border-box',
    verticalAlign: 'middle',
    fontFamily: tokens.fontFamilyBase,
    fontWeight: tokens.fontWeightRegular,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderBottomColor: tokens.colorNeutralStrokeAccessible,
    // The underline grows from the middle on focus.
    '::after': {
      boxSizing: 'border-box',
      content: '""',
      position: 'absolute',
      left: '-1px',
      bottom: '-1px',
      right: '-1px',
      height: `max(2px, ${tokens.borderRadiusMedium})`,
      borderBottomLeftRadius: tokens.borderRadiusMedium,
      borderBottomRightRadius: tokens.borderRadiusMedium,
      borderBottom: `2px solid ${tokens.colorCompoundBrandStroke}`,
      clipPath: 'inset(calc(100% - 2px) 0 0 0)',
      transform: 'scaleX(0)',
      transitionProperty: 'transform',
      transitionDuration: tokens.durationUltraFast,
      transitionDelay: tokens.curveAccelerateMid,
      [reducedMotion]: { transitionDuration: '0.01ms', transitionDelay: '0.01ms' },
    },
    ':focus-within': { outline: '2px solid transparent' },
  },
  mediumRoot: { minHeight: '32px', gap: tokens.spacingHorizontalXXS },
  largeRoot: { minHeight: '40px', gap: tokens.spacingHorizontalSNudge },
  mediumBefore: { paddingLeft: tokens.spacingHorizontalMNudge },
  mediumAfter: { paddingRight: tokens.spacingHorizontalMNudge },
  largeBefore: { paddingLeft: tokens.spacingHorizontalM },
  largeAfter: { paddingRight: tokens.spacingHorizontalM },
  enabledRoot: {
    ':focus-within::after': {
      transform: 'scaleX(1)',
      transitionProperty: 'transform',
      transitionDuration: tokens.durationNormal,
      transitionDelay: tokens.curveDecelerateMid,
      [reducedMotion]: { transitionDuration: '0.01ms', transitionDelay: '0.01ms' },
    },
    ':focus-within:active::after': {
      borderBottomColor: tokens.colorCompoundBrandStrokePressed,
    },
    ':hover': {
      ...edges(tokens.colorNeutralStroke1Hover),
      borderBottomColor: tokens.colorNeutralStrokeAccessibleHover,
    },
    ':active,:focus-within': {
      ...edges(tokens.colorNeutralStroke1Pressed),
      borderBottomColor: tokens.colorNeutralStrokeAccessiblePressed,
    },
  },
  invalid: {
    ':not(:focus-within),:hover:not(:focus-within)': {
      ...edges(tokens.colorPaletteRedBorder2),
    },
  },
  disabledRoot: {
    cursor: 'not-allowed',
    backgroundColor: tokens.colorTransparentBackground,
    ...edges(tokens.colorNeutralStrokeDisabled),
    [media.forcedColors]: edges('GrayText'),
    '::after': { content: 'unset' },
    ':focus-within': { outlineStyle: 'none' },
  },
  input: {
    alignSelf: 'stretch',
    boxSizing: 'border-box',
    flexGrow: 1,
    minWidth: 0,
    border: 'none',
    paddingTop: 0,
    paddingBottom: 0,
    color: tokens.colorNeutralForeground1,
    backgroundColor: 'transparent',
    '::placeholder': { color: tokens.colorNeutralForeground4, opacity: 1 },
    outlineStyle: 'none',
    fontFamily: 'inherit',
    fontSize: 'inherit',
    fontWeight: 'inherit',
    lineHeight: 'inherit',
  },
  mediumInput: {
    paddingLeft: tokens.spacingHorizontalM,
    paddingRight: tokens.spacingHorizontalM,
  },
  mediumInputBefore: { paddingLeft: tokens.spacingHorizontalXXS },
  mediumInputAfter: { paddingRight: tokens.spacingHorizontalXXS },
  largeInput: {
    paddingLeft: `calc(${tokens.spacingHorizontalM} + ${tokens.spacingHorizontalSNudge})`,
    paddingRight: `calc(${tokens.spacingHorizontalM} + ${tokens.spacingHorizontalSNudge})`,
  },
  largeInputBefore: { paddingLeft: tokens.spacingHorizontalSNudge },
  largeInputAfter: { paddingRight: tokens.spacingHorizontalSNudge },
  disabledInput: {
    color: tokens.colorNeutralForegroundDisabled,
    backgroundColor: tokens.colorTransparentBackground,
    cursor: 'not-allowed',
    '::placeholder': { color: tokens.colorNeutralForegroundDisabled },
  },
  content: { boxSizing: 'border-box', color: tokens.colorNeutralForeground3, display: 'flex' },
  dimmed: { color: tokens.colorNeutralForegroundDisabled },
  mediumIcon: { '> svg': { fontSize: '20px' } },
  largeIcon: { '> svg': { fontSize: '24px' } },
});
