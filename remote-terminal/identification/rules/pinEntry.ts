export type EntryField = 'number' | 'pin';

/** What somebody has typed of who they are, and where the next key goes. */
export interface PinEntry {
  readonly number: string;
  readonly pin: string;
  readonly field: EntryField;
}

export const emptyEntry: PinEntry = { number: '', pin: '', field: 'number' };

const longest = { number: 60, pin: 8 } as const;
const shortestPin = 4;

/** With what a field holds now; a PIN has digits alone. */
export function typeInto(entry: PinEntry, field: EntryField, typed: string): PinEntry {
  const kept = field === 'pin' ? typed.replaceAll(/[^0-9]/g, '') : typed;
  return { ...entry, field, [field]: kept.slice(0, longest[field]) };
}

/** A key of the keypad: a digit at the end of the field, or its last character gone. */
export function pressKey(entry: PinEntry, key: string): PinEntry {
  const now = entry[entry.field];
  return typeInto(entry, entry.field, key === 'back' ? now.slice(0, -1) : now + key);
}

/** After a refusal the number stays, and the PIN is typed anew. */
export function tryAgain(entry: PinEntry): PinEntry {
  return { ...entry, pin: '', field: 'pin' };
}

/** What `Enter` does: on to the PIN, back to what is missing, or send. */
export function nextStep({ number, pin, field }: PinEntry): EntryField | 'send' {
  if (number.trim() === '') return 'number';
  if (field === 'number' && pin === '') return 'pin';
  return pin.length < shortestPin ? 'pin' : 'send';
}
