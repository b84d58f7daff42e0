import { textOf } from 'shared-ui';
import type { english } from './english.ts';

/** The words of the dialogs about time. */
export const useText = textOf<typeof english>();
