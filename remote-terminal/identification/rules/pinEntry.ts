import { pinDigits } from 'shared-contracts';

export type EntryField = 'number' | 'pin';

/** The input so far, and the field for the next key. */
export interface PinEntry {
  readonly number: string;
  readonly pin: string;
  readonly field: EntryField;
}

export const emptyEntry: PinEntry = { number: '', pin: '', field: 'number' };

const longest = { number: 60, pin: pinDigits.most } as const;

/** With a field's new value; a PIN only has digits. */
export function typeInto(entry: PinEntry, field: EntryField, typed: string): PinEntry {
  const kept = field === 'pin' ? typed.replaceAll(/[^0-9]/g, '') : typed;
  return { ...entry, field, [field]: kept.slice(0, longest[field]) };
}

/** A key of the keypad: appends a digit to the field, or deletes its last character. */
export function pressKey(entry: PinEntry, key: string): PinEntry {
  const now = entry[entry.field];
  return typeInto(entry, entry.field, key === 'back' ? now.slice(0, -1) : now + key);
}

/** After a refusal the number stays, and the PIN is cleared. */
export function tryAgain(entry: PinEntry): PinEntry {
  return { ...entry, pin: '', field: 'pin' };
}

/** The effect of `Enter`: move to the PIN, back to a missing value, or send. */
export function nextStep({ number, pin, field }: PinEntry): EntryField | 'send' {
  if (number.trim() === '') return 'number';
  if (field === 'number' && pin === '') return 'pin';
  return pin.length < pinDigits.least ? 'pin' : 'send';
}
