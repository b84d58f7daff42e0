import type { FeatureInfo } from 'shared-contracts';
import { keepShortly } from '../calls/keepShortly.ts';
import type { SwitchName } from '../calls/switchName.ts';
import type { ServerContext } from '../calls/serverContext.ts';
import type { Runner } from '../database/statement.ts';
import { readFeatureSettings } from './data/changeFeatureSettings.ts';
import { effectiveFeatures } from './rules/effectiveFeatures.ts';

/** The company's switches and properties, cached for a few seconds. */
export interface Features {
  read(): Promise<FeatureInfo>;
  isOn(name: SwitchName): Promise<boolean>;
}

/** Any process of the server that changes them clears the cache. */
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
  return {
    read,
    isOn: async (name) => {
      const { features, properties } = await read();
      return { ...properties, ...features }[name];
    },
  };
}

/**
 * A company file can switch on single sign-on although this server has no provider, without which
 * sessions can be neither opened nor ended there.
 */
function withoutMissing(
  info: FeatureInfo,
  { signOn }: Pick<ServerContext['configuration'], 'signOn'>,
): FeatureInfo {
  const SAML_AUTH = signOn !== null && info.features.SAML_AUTH;
  const SAML_GLOBAL_LOGOUT = SAML_AUTH && info.features.SAML_GLOBAL_LOGOUT;
  return { ...info, features: { ...info.features, SAML_AUTH, SAML_GLOBAL_LOGOUT } };
}

/** The current values in the database. */
export async function readFeatures(database: Runner): Promise<FeatureInfo> {
  const rows = await database.run(readFeatureSettings);
  return effectiveFeatures(Object.fromEntries(rows.map(({ name, value }) => [name, value])));
}
