import { textOf } from 'shared-ui';
import type { messages } from '../messages/en.ts';

/** The words of the design system; the shell brings them with its own. */
export const useText = textOf<typeof messages>();
