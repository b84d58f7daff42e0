import { rampStops } from './brandRamp.ts';
import { recordOf } from './recordOf.ts';
import { meanings } from './statusColors.ts';

/**
 * Design colours in addition to Fluent's tokens, as CSS variables that follow the theme:
 * `palette.status.pending.text`, `palette.brand[80]`. Used in styles like `tokens`.
 */
export const palette = {
  status: recordOf(meanings, (meaning) => ({
    text: `var(--p-${meaning})`,
    tint: `var(--p-${meaning}-bg)`,
  })),
  brand: recordOf(rampStops, (stop) => `var(--p-brand-${stop})`),
  /** Amber as a surface: the disc on a break, break segments. */
  breakSolid: 'var(--p-break-solid)',
  /** Text on amber. */
  onBreakSolid: 'var(--p-on-break-solid)',
  /** Time worked, in rings and bars. */
  workSolid: 'var(--p-work-solid)',
  /** Remaining time, in rings and bars. */
  track: 'var(--p-track)',
} as const;
