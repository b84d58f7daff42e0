import { textOf } from 'shared-ui';
import type { messages } from './en.ts';

/** The words of the dialogs about a row of the board, which come with them. */
export const usePlanHistoryText = textOf<typeof messages>();
