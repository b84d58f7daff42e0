import type { components } from 'shared-contracts';

type Schemas = components['schemas'];

/** Cycles of a company that says nothing of its own (spec §9). */
export const defaultPayCycle: Schemas['PayCycle'] = {
  startDate: '2022-08-01',
  duration: 7,
  unit: 'DAYS',
};

/** The product's own colours. */
export const defaultTheme: Schemas['ThemeColors'] = {
  primary: null,
  secondary: null,
  info: null,
  accent: null,
  error: null,
  warning: null,
  success: null,
};

/** A licence that names nobody yet. */
export const defaultLicense: Schemas['License'] = { name: '', expiryDate: null };
