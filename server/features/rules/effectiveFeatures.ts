import { defaultFeatures } from 'shared-contracts/features';
import type { FeatureInfo } from 'shared-contracts';

/** The company's values: switches and properties by name. */
export type FeatureSettings = Readonly<Record<string, unknown>>;

/**
 * The effective value of every switch and property: the company's value if it has the right type,
 * otherwise the default (spec §6). Omits obsolete names.
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
