export const messages = {
  'pin.title': 'PIN for terminals',
  'pin.none': 'You have no PIN yet.',
  'pin.chosen': 'You chose it on {day}.',
  'pin.given': 'It was given to you on {day}. Please choose your own.',
  'pin.how': 'At a shared terminal you clock by your employee number {number} and this PIN.',
  'pin.choose': 'Choose PIN',
  'pin.change': 'Change PIN',
  'pin.new': 'New PIN',
  'pin.hint': '4 to 8 digits, but not like 1234, 7777, 1212 or a year',
  'pin.digits': 'Please use 4 to 8 digits.',
  'pin.changed': 'Your PIN is saved.',
  'pin.guessed-first': 'This one is guessed first. Please choose another.',
} as const;

/** The same words in another language. */
export type PinMessages = Readonly<Record<keyof typeof messages, string>>;
