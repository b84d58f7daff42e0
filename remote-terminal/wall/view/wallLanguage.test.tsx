import 'fake-indexeddb/auto';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { dialog, holdBadge, paths, punched, showWall } from '../testing/showWall.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('once it is known who stands there, their own language counts', async () => {
  showWall({ [paths.badge]: () => Response.json(dialog) });
  fireEvent.click(await screen.findByRole('button', { name: 'Español' }));
  expect(await screen.findByText('Acerca tu tarjeta al lector')).toBeDefined();
  holdBadge('B-1001');
  expect(await screen.findByRole('heading', { name: 'Hallo, Amara' })).toBeDefined();
});

test('a language is chosen by a tap, for whoever stands there and until they are served', async () => {
  showWall({
    // The server chooses the call's language for people without one.
    [paths.badge]: () => {
      const locale = document.documentElement.lang;
      return Response.json({ ...dialog, employee: { ...dialog.employee, locale } });
    },
    [paths.punch]: () => Response.json({ ...punched, operation: 'CLOCK_OUT' }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Español' }));
  expect(await screen.findByText('Acerca tu tarjeta al lector')).toBeDefined();
  expect(document.documentElement.lang).toBe('es');
  holdBadge('B-1001');
  fireEvent.click(await screen.findByRole('button', { name: /^Fichar salida/ }));
  expect(await screen.findByRole('heading', { name: /Amara/ })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Listo para la siguiente persona' }));
  expect(await screen.findByText('Hold your badge to the reader')).toBeDefined();
  expect(document.documentElement.lang).toBe('en');
});

test('a language that was chosen by somebody who has gone is forgotten', async () => {
  showWall();
  const deutsch = await screen.findByRole('button', { name: 'Deutsch' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  fireEvent.click(deutsch);
  expect(await screen.findByText('Ausweis an den Leser halten')).toBeDefined();
  act(() => void vi.advanceTimersByTime(20_000));
  expect(await screen.findByText('Hold your badge to the reader')).toBeDefined();
});
