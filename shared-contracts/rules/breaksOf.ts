import type { components } from '../openapi/schema.gen.ts';
import { segmentsOf, type SegmentedShift } from './segmentsOf.ts';

type PairType = components['schemas']['PairType'];

/** The kinds of segments that are rest. */
export const breakKinds = [
  'BREAK',
  'AUTO_BREAK',
  'BAND_BREAK',
  'OT_BREAK',
] as const satisfies readonly PairType[];

const breaks: ReadonlySet<PairType> = new Set(breakKinds);

/**
 * Whether a segment of the kind is rest, which no duration includes, rather than work (spec §4).
 */
export function isBreak(pairType: PairType): boolean {
  return breaks.has(pairType);
}

/** The effective breaks of a shift, without deleted ones, in order. */
export function breaksOf<Segment extends SegmentedShift['segmentTimePairs'][number]>(shift: {
  readonly segmentTimePairs: readonly Segment[];
}): Segment[] {
  return segmentsOf(shift).filter(({ pairType }) => isBreak(pairType));
}
