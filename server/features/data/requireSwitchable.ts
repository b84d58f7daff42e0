import { Refusal } from '../../calls/refusal.ts';
import type { Configuration } from '../../configuration/configuration.ts';
import type { Runner } from '../../database/statement.ts';
import { passkeySite } from '../../passkeys/data/passkeySite.ts';
import { findUnconfirmed } from '../../passkeys/data/unconfirmed.ts';
import { signOnSwitches, type FeatureValue, type SettingName } from '../rules/featureValues.ts';

/**
 * Refuses to switch on what needs something else first: a sign-on provider, an address for
 * passkeys, or the person's own passkey, so that nobody shuts themselves out.
 */
export async function requireSwitchable(
  runner: Runner,
  configuration: Configuration,
  { name, value }: { readonly name: SettingName; readonly value: FeatureValue | null },
  by: { readonly sessionId: number; readonly host: string | null },
): Promise<void> {
  if (value !== true) return;
  if (configuration.signOn === null && signOnSwitches.includes(name)) {
    throw new Refusal('NO_SIGN_ON_PROVIDER');
  }
  if (name !== 'SECOND_FACTOR') return;
  if (passkeySite(configuration, by.host) === null) throw new Refusal('NO_PASSKEY_ADDRESS');
  const ends = await runner.run(findUnconfirmed, { sessionId: by.sessionId });
  if (ends.length > 0) throw new Refusal('PASSKEY_FIRST');
}
