import { textOf } from 'shared-ui';
import type { messages } from './en.ts';

/** The messages of filters, remarks and adjusted time. */
export const usePageText = textOf<typeof messages>();
