import { textOf } from 'shared-ui';
import type { messages as page } from '../../messages/en.ts';
import type { messages } from './en.ts';

/** The words of the question before shifts end, which come with its dialog, and those of the page. */
export const useText = textOf<typeof page & typeof messages>();
