import type { components } from 'shared-contracts';
import { covers } from './isActiveAt.ts';

type Assignment = components['schemas']['Assignment'];

/**
 * The time recording variant on a day: the assigned one, otherwise the previous one, otherwise the
 * next one, and by clock times if none was ever assigned. `variants` are sorted by start.
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
