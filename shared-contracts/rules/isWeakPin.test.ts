import { expect, test } from 'vitest';
import { isWeakPin } from './isWeakPin.ts';

test.each(['0000', '1234', '4321', '56789', '1212', '696969', '1987', '2024'])(
  '%s is easy to guess',
  (pin) => expect(isWeakPin(pin)).toBe(true),
);

test.each(['1357', '2580', '1243', '907214', '12345679', '19870'])('%s is not', (pin) =>
  expect(isWeakPin(pin)).toBe(false),
);
