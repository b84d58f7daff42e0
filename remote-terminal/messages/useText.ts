import { textOf } from 'shared-ui';
import type { messages } from './en.ts';

/** The terminal's words. */
export const useText = textOf<typeof messages>();
