import { textOf } from 'shared-ui';
import type { signOffEnglish } from './english.ts';

/** The words of signing off, which come with it. */
export const useSignOffText = textOf<typeof signOffEnglish>();
