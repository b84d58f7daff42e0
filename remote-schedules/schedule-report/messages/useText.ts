import { textOf } from 'shared-ui';
import type { messages } from './en.ts';

export const useReportText = textOf<typeof messages>();
