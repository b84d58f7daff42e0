import { Refusal } from '../calls/refusal.ts';
import type { SwitchName } from '../calls/switchName.ts';
import type { Features } from './createFeatures.ts';

/** FEATURE_OFF if the company has switched it off. */
export async function requireOn(features: Pick<Features, 'isOn'>, name: SwitchName): Promise<void> {
  if (!(await features.isOn(name))) throw new Refusal('FEATURE_OFF');
}
