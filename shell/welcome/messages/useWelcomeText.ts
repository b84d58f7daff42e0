import { textOf } from 'shared-ui';
import type { messages } from './en.ts';

/** The words of the page that an invitation opens. */
export const useWelcomeText = textOf<typeof messages>();
