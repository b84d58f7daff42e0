import { rampStops, type RampStop } from './brandRamp.ts';
import { meanings, type Meaning, type MeaningColors } from './statusColors.ts';

/**
 * Colours that the design adds to Fluent's tokens, as CSS variables that follow the theme:
 * `palette.status.pending.text`, `palette.brand[80]`. For use in styles like `tokens`.
 */
export const palette = {
  status: fromEntries<Meaning, MeaningColors>(
    meanings.map((meaning) => [
      meaning,
      { text: `var(--p-${meaning})`, tint: `var(--p-${meaning}-bg)` },
    ]),
  ),
  brand: fromEntries<RampStop, string>(rampStops.map((stop) => [stop, `var(--p-brand-${stop})`])),
  /** Amber as a surface: the disc on a break, break segments. */
  breakSolid: 'var(--p-break-solid)',
  /** Text on amber. */
  onBreakSolid: 'var(--p-on-break-solid)',
  /** Time worked, in rings and bars. */
  workSolid: 'var(--p-work-solid)',
  /** Time still to come, in rings and bars. */
  track: 'var(--p-track)',
} as const;

function fromEntries<Key extends string | number, Value>(
  entries: readonly (readonly [Key, Value])[],
): Readonly<Record<Key, Value>> {
  return Object.fromEntries(entries) as Record<Key, Value>;
}
