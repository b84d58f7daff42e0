import { textOf } from 'shared-ui';
import type { messages } from './en.ts';

/** The words of filters, remarks and adjusted time. */
export const usePageText = textOf<typeof messages>();
