import type { FeatureInfo } from 'shared-contracts';
import { Refusal } from '../../http/refusal.ts';

/** SELECTION_TOO_LARGE, with how many people and entries of theirs one request may name. */
export function selectionTooLarge({ properties }: Pick<FeatureInfo, 'properties'>): Refusal {
  const values = {
    entries: properties.MAXIMUM_SELECTABLE_TIME_PAIRS,
    people: properties.MAXIMUM_SELECTABLE_EMPLOYEES,
  };
  return new Refusal('SELECTION_TOO_LARGE', { values });
}
