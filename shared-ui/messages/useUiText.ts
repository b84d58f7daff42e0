import type { messages } from './en.ts';
import { textOf } from './textOf.ts';

/** The words of the design system itself. */
export const useUiText = textOf<typeof messages>();
