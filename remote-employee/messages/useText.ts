import { textOf } from 'shared-ui';
import type { messages } from './en.ts';

/** The employee pages' words. */
export const useText = textOf<typeof messages>();
