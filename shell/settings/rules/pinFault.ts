import { isGuessedFirst } from 'shared-contracts/pins';

export type PinFault = 'digits' | 'guessed-first';

/** What keeps a new PIN for terminals from being taken; undefined when nothing does. */
export function pinFault(pin: string): PinFault | undefined {
  if (!/^\d{4,8}$/.test(pin)) return 'digits';
  return isGuessedFirst(pin) ? 'guessed-first' : undefined;
}
