import { expect, it } from 'vitest';
import { initialsOf } from './Avatar.tsx';

it('takes the first letters of the first and the last name', () => {
  expect(initialsOf('Fatima El-Sayed')).toBe('FE');
  expect(initialsOf('ana maria lópez')).toBe('AL');
  expect(initialsOf('Cher')).toBe('C');
  expect(initialsOf('')).toBe('');
});

it('skips the Thai vowels that are written before their letter', () => {
  expect(initialsOf('เมธา ไชยวงศ์')).toBe('มช');
});
