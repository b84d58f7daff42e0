import { expect, it } from 'vitest';
import { pinFault } from './pinFault.ts';

it.each(['4711', '80316', '90218437'])('takes %s', (pin) => expect(pinFault(pin)).toBeUndefined());

it.each(['', '471', '902184370', '47a1', '47 11', '๔๗๑๑'])('refuses %j: 4 to 8 digits', (pin) =>
  expect(pinFault(pin)).toBe('digits'),
);

it.each(['1234', '7777', '1212', '1987'])('refuses %s, which is easy to guess', (pin) =>
  expect(pinFault(pin)).toBe('weak'),
);
