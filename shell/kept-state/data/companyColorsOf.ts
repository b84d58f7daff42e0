import type { components } from 'shared-contracts';
import type { CompanyColors } from 'shared-ui';

/** Null, as the server says what the company leaves to the product, is left out. */
export function companyColorsOf(theme: components['schemas']['ThemeColors']): CompanyColors {
  return Object.fromEntries(Object.entries(theme).filter(([, color]) => color !== null));
}
