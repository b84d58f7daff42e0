import type { FeatureInfo } from 'shared-contracts';
import { Refusal } from '../calls/refusal.ts';
import type { Features } from './createFeatures.ts';

type Properties = FeatureInfo['properties'];
type Switch = {
  [Name in keyof Properties]: Properties[Name] extends boolean ? Name : never;
}[keyof Properties];

/** FEATURE_OFF where the company has switched the property off. */
export async function requireOn(features: Pick<Features, 'read'>, property: Switch): Promise<void> {
  const { properties } = await features.read();
  if (!properties[property]) throw new Refusal('FEATURE_OFF');
}
