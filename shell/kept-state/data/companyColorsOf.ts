import type { components } from 'shared-contracts';
import type { CompanyColors } from 'shared-ui';

/** Drops null, with which the server marks a colour left to the product. */
export function companyColorsOf(theme: components['schemas']['ThemeColors']): CompanyColors {
  return Object.fromEntries(Object.entries(theme).filter(([, color]) => color !== null));
}
