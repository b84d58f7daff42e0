import type { components } from 'shared-contracts';

export type FeatureSetting = components['schemas']['FeatureSetting'];
export type FeatureValue = components['schemas']['FeatureValue'];

const longestText = 60;

/** What is wrong with the input. */
export type EntryFault = 'empty' | 'integer' | 'range' | 'long';

/** Parses the input as a value of the setting's type, or returns its fault. */
export function parseEntry(
  { type, minimum, maximum }: Pick<FeatureSetting, 'type' | 'minimum' | 'maximum'>,
  typed: string,
): { readonly value: FeatureValue } | { readonly fault: EntryFault } {
  const text = typed.trim();
  if (text === '') return { fault: 'empty' };
  if (type === 'boolean') return { value: text === 'true' };
  if (type === 'string') return text.length > longestText ? { fault: 'long' } : { value: text };
  if (!/^-?\d{1,9}$/.test(text)) return { fault: 'integer' };
  const value = Number(text);
  const isWithin = value >= (minimum ?? -Infinity) && value <= (maximum ?? Infinity);
  return isWithin ? { value } : { fault: 'range' };
}

/** Values for the message of a fault. */
export function limitsOf({
  minimum = 0,
  maximum = 0,
}: Pick<FeatureSetting, 'minimum' | 'maximum'>) {
  return { minimum, maximum, count: longestText };
}
