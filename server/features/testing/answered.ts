import type { FeatureName, PropertyName } from 'shared-contracts';
import type { FeatureValue } from '../rules/featureValues.ts';
import type { Walk } from './walk.ts';

/** The server's answer for each value. */
export interface Answered {
  readonly ask: (walk: Walk) => Promise<unknown>;
  readonly answers: readonly (readonly [value: FeatureValue, answer: unknown])[];
  /** Other settings that the check requires. */
  readonly beside?: Readonly<Partial<Record<FeatureName | PropertyName, FeatureValue>>>;
}

const off = 'FEATURE_OFF';

/** Refuses if it is off, accepts if it is on. */
export function refuses(ask: Answered['ask']): Answered {
  return {
    ask,
    answers: [
      [false, off],
      [true, 200],
    ],
  };
}
