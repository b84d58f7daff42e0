import { textOf } from 'shared-ui';
import type { messages } from './en.ts';

/** The manager's words. */
export const useText = textOf<typeof messages>();
