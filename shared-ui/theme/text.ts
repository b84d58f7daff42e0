import { tokens } from '@fluentui/react-components';
import { media } from './media.ts';

/** Tabular figures; not for names and text, whose hyphens they widen. */
const numbers = { fontVariantNumeric: 'tabular-nums' } as const;

/** The type roles, as parts of `makeStyles` styles: `title: text.title`. */
export const text = {
  /** Added to another role for times, durations and counts. */
  numbers,
  terminalClock: {
    ...numbers,
    fontSize: '232px',
    lineHeight: '236px',
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-0.05em',
  },
  timer: {
    ...numbers,
    fontSize: '76px',
    lineHeight: '84px',
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: 'var(--p-tracking-timer)',
    [media.phone]: { fontSize: '56px', lineHeight: '64px' },
  },
  state: {
    ...numbers,
    fontSize: '24px',
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: 'var(--p-tracking-title)',
    [media.phone]: { fontSize: '22px', lineHeight: 'var(--p-state-line-phone)' },
  },
  title: {
    fontSize: '20px',
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: 'var(--p-tracking-title)',
    [media.phone]: { fontSize: '18px', lineHeight: 'var(--p-title-line-phone)' },
  },
  section: {
    fontSize: '16px',
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  body: { fontSize: '14px', lineHeight: tokens.lineHeightBase300 },
  bodyStrong: {
    fontSize: '14px',
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  /** First line of a phone's row. */
  rowFirst: {
    fontSize: '16px',
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  secondary: { fontSize: '13px', lineHeight: 'var(--p-secondary-line)' },
  secondaryStrong: {
    fontSize: '13px',
    lineHeight: 'var(--p-secondary-line)',
    fontWeight: tokens.fontWeightSemibold,
  },
  caption: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  captionStrong: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
} as const;
