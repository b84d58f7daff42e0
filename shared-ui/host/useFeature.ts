import type { FeatureInfo, FeatureName, PropertyName } from 'shared-contracts';
import { useHost } from './HostProvider.tsx';

/** Whether a function is switched on (spec §6). */
export function useFeature(name: FeatureName): boolean {
  return useHost().features.features[name];
}

/** Whether an HR system is connected; what waits for one is only kept where there is none. */
export function useHrConnection(): boolean {
  return useHost().features.isHrConnected ?? true;
}

/** The value of a feature property (spec §6). */
export function useProperty<Name extends PropertyName>(
  name: Name,
): FeatureInfo['properties'][Name] {
  return useHost().features.properties[name];
}
