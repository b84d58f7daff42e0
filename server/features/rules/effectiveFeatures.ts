import { defaultFeatures } from 'shared-contracts/features';
import type { FeatureInfo } from 'shared-contracts';

/** What a company has set: switches and properties by name. */
export type FeatureSettings = Readonly<Record<string, unknown>>;

/**
 * Every switch and property as it holds: the company's value where it has set one of the right
 * kind, else the default (spec §6). Names that nobody knows any more are left out.
 */
export function effectiveFeatures(settings: FeatureSettings): FeatureInfo {
  return {
    features: merge(defaultFeatures.features, settings),
    properties: merge(defaultFeatures.properties, settings),
  };
}

function merge<Values extends object>(defaults: Values, settings: FeatureSettings): Values {
  const set = Object.entries(defaults).flatMap(([name, standard]): [string, unknown][] => {
    const value = settings[name];
    return typeof value === typeof standard ? [[name, value]] : [];
  });
  return { ...defaults, ...Object.fromEntries(set) };
}
