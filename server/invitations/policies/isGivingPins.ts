import type { Features } from '../../features/createFeatures.ts';

/** Whether people clock at terminals with a PIN. */
export async function isGivingPins(features: Pick<Features, 'isOn'>): Promise<boolean> {
  return (await features.isOn('TERMINAL')) && features.isOn('TERMINAL_PIN');
}
