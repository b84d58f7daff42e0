import { textOf } from 'shared-ui';
import type { pageEnglish } from './english.ts';

/** The words of filters, remarks and adjusted time. */
export const usePageText = textOf<typeof pageEnglish>();
