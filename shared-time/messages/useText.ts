import { textOf } from 'shared-ui';
import type { messages } from './en.ts';

/** The words of the dialogs about time. */
export const useText = textOf<typeof messages>();
