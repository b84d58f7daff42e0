import { isBreak, mayDeleteSegment, segmentsOf, type FeatureInfo } from 'shared-contracts';
import type { SegmentTimePair, TimePair } from './TimeDialogRequest.ts';

export interface SegmentActions {
  readonly edit: boolean;
  readonly remove: boolean;
}

/** The actions on an ended segment, for a person who can edit the shift (spec §5). */
export function segmentActions(
  shift: TimePair,
  { segmentTimePairId, pairType }: SegmentTimePair,
  features: FeatureInfo,
): SegmentActions {
  const segments = segmentsOf(shift);
  const kinds = segments.map((each) => each.pairType);
  const index = segments.findIndex((each) => each.segmentTimePairId === segmentTimePairId);
  return { edit: isBreak(pairType), remove: mayDeleteSegment(kinds, index, features) };
}
