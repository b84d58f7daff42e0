import { textOf } from 'shared-ui';
import type { messages } from './en.ts';

/** The shell's words. */
export const useText = textOf<typeof messages>();
