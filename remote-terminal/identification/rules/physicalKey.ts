/** Keys of a US keyboard that are neither letters nor digits: without and with Shift. */
const signs: Readonly<Record<string, string>> = {
  Minus: '-_',
  Equal: '=+',
  BracketLeft: '[{',
  BracketRight: ']}',
  Backslash: '\\|',
  Semicolon: ';:',
  Quote: '\'"',
  Backquote: '`~',
  Comma: ',<',
  Period: '.>',
  Slash: '/?',
  Digit1: '1!',
  Digit2: '2@',
  Digit3: '3#',
  Digit4: '4$',
  Digit5: '5%',
  Digit6: '6^',
  Digit7: '7&',
  Digit8: '8*',
  Digit9: '9(',
  Digit0: '0)',
  NumpadAdd: '++',
  NumpadSubtract: '--',
  NumpadMultiply: '**',
  NumpadDivide: '//',
  NumpadDecimal: '..',
};

/**
 * The character of a key on a US keyboard, a reader's default, whatever the device's layout.
 * Unknown keys return their own character.
 */
export function physicalKey({
  key,
  code,
  shiftKey,
}: {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
}): string {
  const sign = signs[code]?.[shiftKey ? 1 : 0];
  if (sign !== undefined) return sign;
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  if (letter !== undefined) return shiftKey ? letter : letter.toLowerCase();
  const [, digit] = /^Numpad(\d)$/.exec(code) ?? [];
  return digit ?? key;
}
