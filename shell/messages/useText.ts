import { textOf } from 'shared-ui';
import type { shell } from './shell.en.ts';

/** The shell's words. */
export const useText = textOf<typeof shell>();
