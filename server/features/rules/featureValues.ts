import { defaultFeatures, featureRules, type FeatureRule } from 'shared-contracts/features';
import type { components, FeatureName, PropertyName } from 'shared-contracts';

/** Name of a switch or property. */
export type SettingName = FeatureName | PropertyName;
export type FeatureValue = components['schemas']['FeatureValue'];

/** Switches that need a sign-on provider, which only the server's settings can name. */
export const signOnSwitches: readonly SettingName[] = ['SAML_AUTH', 'SAML_GLOBAL_LOGOUT'];

/** Every switch and property with its description, in the order of the spec (§6). */
export const settingNames: readonly SettingName[] = [
  ...namesOf(defaultFeatures.features),
  ...namesOf(defaultFeatures.properties),
];

/** The value without a setting of the company. */
export function defaultOf(name: SettingName): FeatureValue {
  return { ...defaultFeatures.features, ...defaultFeatures.properties }[name];
}

export function isSettingName(name: string): name is SettingName {
  return settingNames.some((known) => known === name);
}

/** The fault of a value; null if it is valid. */
export function valueFault(
  name: SettingName,
  value: FeatureValue,
): 'type' | 'range' | 'choice' | null {
  if (typeof value !== typeof defaultOf(name)) return 'type';
  const { choices, minimum = -Infinity, maximum = Infinity }: FeatureRule = featureRules[name];
  if (choices !== undefined && !choices.some((choice) => choice === value)) return 'choice';
  return typeof value === 'number' && (value < minimum || value > maximum) ? 'range' : null;
}

/** The value to store: null if it equals the default. */
export function keptValue(name: SettingName, value: FeatureValue | null): FeatureValue | null {
  return value === defaultOf(name) ? null : value;
}

/**
 * The effective value of a stored one; ignores a value that an older version stored with another
 * type.
 */
export function heldValue(name: SettingName, kept: unknown): FeatureValue {
  const standard = defaultOf(name);
  return isValue(kept) && typeof kept === typeof standard ? kept : standard;
}

function isValue(value: unknown): value is FeatureValue {
  return ['boolean', 'number', 'string'].includes(typeof value);
}

function namesOf<Name extends string>(values: Readonly<Record<Name, unknown>>): Name[] {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the keys of a record of exactly these names
  return Object.keys(values) as Name[];
}
