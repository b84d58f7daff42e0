import 'fake-indexeddb/auto';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { dialog, paths, refuse, showWall } from '../testing/showWall.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('number and PIN by the keypad; a refusal says why and keeps the number', async () => {
  let isRight = false;
  const { calls } = showWall({
    [paths.pin]: () =>
      isRight ? Response.json(dialog) : refuse(409, 'NOT_IDENTIFIED', 'Number or PIN is wrong.'),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Number and PIN' }));
  const number = await screen.findByLabelText<HTMLInputElement>('Employee number');
  expect(document.activeElement).toBe(number);
  const press = (keys: string) => {
    for (const key of keys) fireEvent.click(screen.getByRole('button', { name: key }));
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  };
  press('2001');
  press('1111');
  expect(await screen.findByText('Number or PIN is wrong.')).toBeDefined();
  expect(number.value).toBe('2001');
  expect(screen.getByLabelText<HTMLInputElement>('PIN').value).toBe('');
  isRight = true;
  press('1357');
  expect(await screen.findByRole('heading', { name: 'Hallo, Amara' })).toBeDefined();
  expect(calls.map(({ body }) => body)).toEqual([
    { employeeNumber: '2001', pin: '1111' },
    { employeeNumber: '2001', pin: '1357' },
  ]);
});

test('a number that waits leads back to where the other ways are', async () => {
  const wait = 'Please try again in 15 minutes, or identify yourself in another way.';
  showWall({ [paths.pin]: () => refuse(429, 'IDENTIFICATION_WAITS', wait) });
  fireEvent.click(screen.getByRole('button', { name: 'Number and PIN' }));
  for (const key of ['2', 'Next', '1', '2', '3', '4', 'Next'])
    fireEvent.click(await screen.findByRole('button', { name: key }));
  expect(await screen.findByText(wait)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Number and PIN' })).toBeDefined();
  expect(screen.queryByLabelText('PIN')).toBeNull();
});

test('an employee number with letters is typed at the keypad; the PIN has digits alone', async () => {
  showWall();
  fireEvent.click(screen.getByRole('button', { name: 'Number and PIN' }));
  const number = await screen.findByLabelText<HTMLInputElement>('Employee number');
  fireEvent.click(screen.getByRole('button', { name: 'Letters' }));
  for (const key of 'EX-') fireEvent.click(screen.getByRole('button', { name: key }));
  fireEvent.click(screen.getByRole('button', { name: 'Delete last character' }));
  fireEvent.click(screen.getByRole('button', { name: 'Digits' }));
  fireEvent.click(screen.getByRole('button', { name: '7' }));
  expect(number.value).toBe('EX7');
  fireEvent.click(screen.getByRole('button', { name: 'Letters' }));
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.queryByRole('button', { name: 'A' })).toBeNull();
  expect(screen.getByRole('button', { name: '1' })).toBeDefined();
});
