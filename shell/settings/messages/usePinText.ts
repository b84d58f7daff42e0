import { textOf } from 'shared-ui';
import type { messages } from './en.ts';

/** The words about the own PIN for terminals. */
export const usePinText = textOf<typeof messages>();
