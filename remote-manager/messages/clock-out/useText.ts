import { textOf } from 'shared-ui';
import type { english as page } from '../english.ts';
import type { english } from './english.ts';

/** The words of the question before shifts end, which come with its dialog, and those of the page. */
export const useText = textOf<typeof page & typeof english>();
