import { textOf } from 'shared-ui';
import type { messages } from './en.ts';

/** The words of signing off, which come with it. */
export const useSignOffText = textOf<typeof messages>();
