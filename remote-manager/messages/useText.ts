import { textOf } from 'shared-ui';
import type { english } from './english.ts';

/** The manager's words. */
export const useText = textOf<typeof english>();
