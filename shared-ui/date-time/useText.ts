import { textOf } from 'shared-ui';
import type { messages } from '../messages/en.ts';

/** The design system's messages; the shell loads them with its own. */
export const useText = textOf<typeof messages>();
