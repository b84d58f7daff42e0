/** PINs that are tried first: one digit again and again, digits in a row, a pair of digits repeated, a year. */
export function isGuessedFirst(pin: string): boolean {
  const digits = pin.split('').map(Number);
  const steps = new Set(digits.slice(1).map((digit, index) => digit - (digits[index] ?? 0)));
  const isEven = steps.size === 1 && [-1, 0, 1].some((step) => steps.has(step));
  return isEven || /^(\d\d)\1+$/.test(pin) || /^(19|20)\d\d$/.test(pin);
}
