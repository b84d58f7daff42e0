import type { FeatureName, PropertyName } from 'shared-contracts';
import type { FeatureValue } from '../rules/featureValues.ts';
import type { Walk } from './walk.ts';

/** What the server answers at each value. */
export interface Answered {
  readonly ask: (walk: Walk) => Promise<unknown>;
  readonly answers: readonly (readonly [value: FeatureValue, answer: unknown])[];
  /** What else must be switched for it to be asked about. */
  readonly beside?: Readonly<Partial<Record<FeatureName | PropertyName, FeatureValue>>>;
}

const off = 'FEATURE_OFF';

/** Refused where it is off, done where it is on. */
export function refuses(ask: Answered['ask']): Answered {
  return {
    ask,
    answers: [
      [false, off],
      [true, 200],
    ],
  };
}
