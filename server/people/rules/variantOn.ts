import type { components } from 'shared-contracts';
import { covers } from './isActiveAt.ts';

type Assignment = components['schemas']['Assignment'];

/**
 * How time is recorded on a day: as assigned for it, else as before it, else as after it, and by
 * clock times where nothing was assigned at all. `variants` are in order of their start.
 */
export function variantOn(
  variants: Assignment['assignedTimeRecordingVariants'],
  date: string,
): Assignment['timeRecordingVariant'] {
  const chosen =
    variants.find((variant) => covers(variant, date)) ??
    variants.findLast(({ startDate }) => startDate <= date) ??
    variants[0];
  return chosen?.timeRecordingVariant ?? 'CLOCK';
}
