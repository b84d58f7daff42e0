import { expect, it } from 'vitest';
import { identificationWays } from './identificationWays.ts';
import { emptyEntry, nextStep, pressKey, tryAgain, typeInto } from './pinEntry.ts';

const press = (keys: string, from = emptyEntry) => Array.from(keys).reduce(pressKey, from);

it('goes from the number to the PIN, and sends both', () => {
  const number = press('2001');
  expect(nextStep(number)).toBe('pin');
  const both = press('1357', { ...number, field: 'pin' });
  expect(both).toEqual({ number: '2001', pin: '1357', field: 'pin' });
  expect(nextStep(both)).toBe('send');
});

it('asks for what is missing', () => {
  expect(nextStep(emptyEntry)).toBe('number');
  expect(nextStep({ number: ' ', pin: '1357', field: 'pin' })).toBe('number');
  expect(nextStep({ number: '2001', pin: '135', field: 'pin' })).toBe('pin');
});

it('keeps the number after a refusal, and begins the PIN anew', () => {
  expect(tryAgain({ number: '2001', pin: '1357', field: 'pin' })).toEqual({
    number: '2001',
    pin: '',
    field: 'pin',
  });
});

it('takes digits alone for a PIN, eight at most, and one back at a time', () => {
  expect(typeInto(emptyEntry, 'pin', '12a3456789').pin).toBe('12345678');
  expect(typeInto(emptyEntry, 'number', 'E-1').number).toBe('E-1');
  expect(pressKey({ ...emptyEntry, number: '20' }, 'back').number).toBe('2');
});

it('offers the ways that are switched on', () => {
  const all = { FACIAL_RECOGNITION_TERMINAL: true, TERMINAL_PIN: true, TERMINAL_BADGE: true };
  expect(identificationWays(all)).toEqual(['FACE', 'PIN', 'BADGE']);
  expect(identificationWays({ ...all, TERMINAL_PIN: false })).toEqual(['FACE', 'BADGE']);
});
