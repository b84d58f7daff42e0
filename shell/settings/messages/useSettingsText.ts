import { textOf } from 'shared-ui';
import type { messages } from './en.ts';

/** The words that only the settings need. */
export const useSettingsText = textOf<typeof messages>();
