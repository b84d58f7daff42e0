import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import type { EmployeeSession } from 'shared-contracts';
import { messages } from '../../messages/en.ts';
import { dropInstallEvent, holdInstallEvent } from '../data/installEvent.ts';
import { InstallPrompt } from './InstallPrompt.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => dropInstallEvent());

it('offers to install after the third punch, and hands on to the browser', async () => {
  const { prompt, punch } = show();
  punch(2);
  expect(screen.queryByText('Install')).toBeNull();
  punch(1);
  fireEvent.click(await screen.findByRole('button', { name: 'Install' }));
  expect(prompt).toHaveBeenCalledOnce();
});

it('remembers a no', async () => {
  const { punch } = show();
  punch(3);
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Install' })).toBeNull());
  punch(50);
  expect(screen.queryByRole('button', { name: 'Install' })).toBeNull();
});

it('offers nothing where the browser does not', () => {
  const { punch } = show({ isOffered: false });
  punch(10);
  expect(screen.queryByRole('button', { name: 'Install' })).toBeNull();
});

function show({ isOffered = true } = {}) {
  const prompt = vi.fn(() => Promise.resolve());
  holdInstallEvent();
  if (isOffered) {
    const userChoice = Promise.resolve({ outcome: 'accepted' });
    dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt, userChoice }));
  }
  // oxlint-disable-next-line typescript/consistent-type-assertions -- only who it is matters here
  const session = { kind: 'employee', employeeId: 7 } as EmployeeSession;
  const { bus } = renderInHost(<InstallPrompt />, { messages, session });
  const punch = (times: number) => {
    for (let made = 0; made < times; made += 1) {
      act(() => bus.emit('unsent-punches', { employeeId: 7, count: 1 }));
      act(() => bus.emit('unsent-punches', { employeeId: 7, count: 0 }));
    }
  };
  return { prompt, punch };
}
