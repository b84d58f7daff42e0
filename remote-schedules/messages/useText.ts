import { textOf } from 'shared-ui';
import type { english } from './english.ts';

/** The words of this remote. */
export const useText = textOf<typeof english>();
