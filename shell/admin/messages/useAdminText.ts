import { textOf } from 'shared-ui';
import type { messages } from './en.ts';

/** The words of the developer admin's pages. */
export const useAdminText = textOf<typeof messages>();
