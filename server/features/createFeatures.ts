import type { FeatureInfo, FeatureName } from 'shared-contracts';
import { keepShortly } from '../database/keepShortly.ts';
import type { ServerContext } from '../calls/serverContext.ts';
import type { Runner } from '../database/statement.ts';
import { readFeatureSettings } from './data/changeFeatureSettings.ts';
import { effectiveFeatures } from './rules/effectiveFeatures.ts';

/** The company's switches and properties, read from the database at most every few seconds. */
export interface Features {
  read(): Promise<FeatureInfo>;
  isOn(feature: FeatureName): Promise<boolean>;
}

/** They are dropped as soon as a process of the server says that they have changed. */
export function createFeatures({
  database,
  push,
  now,
  configuration,
}: Pick<ServerContext, 'database' | 'push' | 'now' | 'configuration'>): Features {
  const readHere = async () => withoutMissing(await readFeatures(database), configuration);
  const cache = keepShortly(5_000, readHere);
  push.subscribe(({ type }) => {
    if (type === 'features-changed') cache.clear();
  });

  const read = () => cache.read(now());
  return { read, isOn: async (feature) => (await read()).features[feature] };
}

/**
 * A company file may have switched on single sign-on where this server knows no provider; and what
 * was not opened there cannot be ended there.
 */
function withoutMissing(
  info: FeatureInfo,
  { signOn }: Pick<ServerContext['configuration'], 'signOn'>,
): FeatureInfo {
  const SAML_AUTH = signOn !== null && info.features.SAML_AUTH;
  const SAML_GLOBAL_LOGOUT = SAML_AUTH && info.features.SAML_GLOBAL_LOGOUT;
  return { ...info, features: { ...info.features, SAML_AUTH, SAML_GLOBAL_LOGOUT } };
}

/** As they stand in the database at this moment. */
export async function readFeatures(database: Runner): Promise<FeatureInfo> {
  const rows = await database.run(readFeatureSettings);
  return effectiveFeatures(Object.fromEntries(rows.map(({ name, value }) => [name, value])));
}
