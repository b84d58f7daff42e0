import { defaultFeatures, type FeatureName, type PropertyName } from 'shared-contracts';
import { useAdminText } from '../messages/useAdminText.ts';

/** What a switch or property means; its name where this page is older than the setting. */
export function useMeaning(): (name: string) => string {
  const text = useAdminText();
  return (name) => (isKnown(name) ? text(`feature.${name}`) : name);
}

function isKnown(name: string): name is FeatureName | PropertyName {
  return name in defaultFeatures.features || name in defaultFeatures.properties;
}
