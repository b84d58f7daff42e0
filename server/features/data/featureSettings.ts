import { statement } from '../../database/statement.ts';

/** What the company has set; everything else is as the contract's defaults say. */
export const readFeatureSettings = statement<{ readonly name: string; readonly value: unknown }>(
  'readFeatureSettings',
  'select name, value from feature_setting',
);
