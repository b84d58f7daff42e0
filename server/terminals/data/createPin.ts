import { randomInt } from 'node:crypto';
import { isWeakPin } from 'shared-contracts/pins';

const digitsOfPin = 6;

/** A random PIN that is not easy to guess. */
export function createPin(): string {
  const digits = String(randomInt(10 ** digitsOfPin)).padStart(digitsOfPin, '0');
  return isWeakPin(digits) ? createPin() : digits;
}
