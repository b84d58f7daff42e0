import { textOf } from 'shared-ui';
import type { english } from './english.ts';

/** The employee pages' words. */
export const useText = textOf<typeof english>();
