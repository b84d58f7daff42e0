import { act, screen } from '@testing-library/react';
import type { Session } from 'shared-contracts';
import { employeeSession, renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { afterEach, expect, test, vi } from 'vitest';
import { exampleServices, exampleSession } from '../testing/exampleServices.ts';
import { ServicesContext } from '../services/Services.ts';
import { SessionContext, type SessionControl } from '../services/SessionControl.ts';
import { messages } from '../messages/en.ts';
import { SessionWatch } from './SessionWatch.tsx';

const person = {
  id: 7,
  firstName: 'Ella',
  lastName: 'Ek',
  employeeNumber: 'E-7',
  assignments: [],
};

const terminal: Session = {
  kind: 'terminal',
  terminalId: 'T-1',
  description: 'Gate',
  timeZone: 'Europe/London',
};

afterEach(() => void vi.useRealTimers());

function show(changes: Partial<SessionControl>) {
  const control = exampleSession({
    refreshSession: vi.fn(() => Promise.resolve({ kind: 'none' } as const)),
    ...changes,
  });
  const page = (
    <ServicesContext value={exampleServices()}>
      <SessionContext value={control}>
        <SessionWatch />
      </SessionContext>
    </ServicesContext>
  );
  return { ...renderInHost(page, { messages }), control };
}

test('who is refused for want of a right is asked to reload', async () => {
  const { bus } = show({ session: employeeSession(person) });
  act(() => bus.emit('access-denied', {}));
  expect(await screen.findByText('Access denied')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined();
});

test('a terminal whose session ended looks for it ten seconds later, and waits for nobody', () => {
  vi.useFakeTimers();
  const { bus, control } = show({ session: terminal });
  act(() => bus.emit('session-ended', { reason: 'expired' }));
  act(() => void vi.advanceTimersByTime(6_000));
  act(() => bus.emit('session-ended', { reason: 'expired' }));
  expect(control.refreshSession).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(4_000));
  expect(control.refreshSession).toHaveBeenCalledExactlyOnceWith('terminal');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('its log-in says why it is there', async () => {
  show({ hasTerminalEnded: true });
  expect(await screen.findByText(/^This terminal’s session has ended/)).toBeDefined();
});

test('the session of somebody who was to choose a password has ended: the log-in, without a question', () => {
  const dropSession = vi.fn();
  const { bus, path } = show({ session: { kind: 'none', leadsTo: '/new-password' }, dropSession });
  act(() => bus.emit('session-ended', { reason: 'expired' }));
  expect(dropSession).toHaveBeenCalledOnce();
  expect(path()).toBe('/login');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
