import { textOf } from 'shared-ui';
import type { messages } from './en.ts';

/** The words of Company. */
export const useText = textOf<typeof messages>();
