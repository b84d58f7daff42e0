import { textOf } from 'shared-ui';
import type { messages } from './en.ts';

/** The words of the way back to a forgotten password. */
export const useForgottenPasswordText = textOf<typeof messages>();
