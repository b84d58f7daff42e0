import { pinDigits } from 'shared-contracts';
import { isWeakPin } from 'shared-contracts/pins';

export type PinFault = 'digits' | 'weak';

const shape = new RegExp(`^[0-9]{${pinDigits.least},${pinDigits.most}}$`);

/** What is wrong with a new PIN for terminals; undefined if it is valid. */
export function pinFault(pin: string): PinFault | undefined {
  if (!shape.test(pin)) return 'digits';
  return isWeakPin(pin) ? 'weak' : undefined;
}
