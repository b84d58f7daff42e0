import type { FeatureInfo } from 'shared-contracts';

type Properties = FeatureInfo['properties'];

/** A property that is on or off. */
type PropertySwitch = {
  [Name in keyof Properties]: Properties[Name] extends boolean ? Name : never;
}[keyof Properties];

/** Everything that a company switches on or off. */
export type SwitchName = keyof FeatureInfo['features'] | PropertySwitch;
