import type { FeatureInfo, FeatureName } from 'shared-contracts';
import type { ServerContext } from '../http/serverContext.ts';
import { readFeatureSettings } from './data/featureSettings.ts';
import { effectiveFeatures } from './rules/effectiveFeatures.ts';

/** The company's switches and properties, read from the database at most every few seconds. */
export interface Features {
  read(): Promise<FeatureInfo>;
  isOn(feature: FeatureName): Promise<boolean>;
}

const keptMilliseconds = 5_000;

/** They are dropped as soon as a process of the server says that they have changed. */
export function createFeatures({
  database,
  push,
  now,
}: Pick<ServerContext, 'database' | 'push' | 'now'>): Features {
  let kept: { readonly info: Promise<FeatureInfo>; readonly until: number } | null = null;

  push.subscribe(({ type }) => {
    if (type === 'features-changed') kept = null;
  });

  async function find(): Promise<FeatureInfo> {
    const rows = await database.run(readFeatureSettings);
    return effectiveFeatures(Object.fromEntries(rows.map(({ name, value }) => [name, value])));
  }

  async function read(): Promise<FeatureInfo> {
    if (kept !== null && now().getTime() < kept.until) return kept.info;
    const current = { info: find(), until: now().getTime() + keptMilliseconds };
    kept = current;
    try {
      return await current.info;
    } catch (error) {
      if (kept === current) kept = null;
      throw error;
    }
  }

  return { read, isOn: async (feature) => (await read()).features[feature] };
}
