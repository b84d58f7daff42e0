import { textOf } from 'shared-ui';
import type { messages } from './en.ts';

/** The words about passkeys, within `PasskeyWords`. */
export const usePasskeyText = textOf<typeof messages>();
