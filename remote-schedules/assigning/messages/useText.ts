import { textOf } from 'shared-ui';
import type { messages } from './en.ts';

/** The words of assigning, which come with it. */
export const useAssignText = textOf<typeof messages>();
