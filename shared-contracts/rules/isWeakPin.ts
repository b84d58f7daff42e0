/**
 * PINs that are easy to guess: one repeated digit, consecutive digits, a repeated pair of digits, a
 * year.
 */
export function isWeakPin(pin: string): boolean {
  const digits = pin.split('').map(Number);
  const steps = new Set(digits.slice(1).map((digit, index) => digit - (digits[index] ?? 0)));
  const isEven = steps.size === 1 && [-1, 0, 1].some((step) => steps.has(step));
  return isEven || /^(\d\d)\1+$/.test(pin) || /^(19|20)\d\d$/.test(pin);
}
