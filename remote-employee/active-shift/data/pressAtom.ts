import { atom } from 'shared-ui';
import type { Press } from '../rules/press.ts';

/** The press whose request is open; there is one at most. */
export const pressAtom = atom<Press | null>(null);
