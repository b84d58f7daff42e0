import type { components } from '../openapi/schema.gen.ts';
import type { FeatureInfo } from '../features/features.gen.ts';
import { isBreak } from './breaksOf.ts';

/**
 * Whether a segment can be deleted: breaks and time of another type always, overtime and early
 * log-in only if `DELETABLE_OVERTIME` is on and it is the first or last of its shift (spec §5).
 * `kinds` are those of the shift's segments in order, `index` is the segment's position.
 */
export function mayDeleteSegment(
  kinds: readonly components['schemas']['PairType'][],
  index: number,
  { features }: Pick<FeatureInfo, 'features'>,
): boolean {
  const kind = kinds[index];
  if (kind === undefined) return false;
  if (isBreak(kind) || kind === 'SEGMENT') return true;
  return features.DELETABLE_OVERTIME && (index === 0 || index === kinds.length - 1);
}
