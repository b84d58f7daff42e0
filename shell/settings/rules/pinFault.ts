import { isGuessedFirst } from 'shared-contracts/pins';

export type PinFault = 'digits' | 'guessed-first';

/** What is wrong with a new PIN for terminals; undefined if it is valid. */
export function pinFault(pin: string): PinFault | undefined {
  if (!/^\d{4,8}$/.test(pin)) return 'digits';
  return isGuessedFirst(pin) ? 'guessed-first' : undefined;
}
