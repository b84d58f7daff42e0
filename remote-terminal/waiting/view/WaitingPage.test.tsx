import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { Session } from 'shared-contracts';
import { useNavigate } from 'shared-ui';
import { renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { afterEach, expect, test, vi } from 'vitest';
import { messages } from '../../messages/en.ts';
import { Page } from './WaitingPage.tsx';

const session: Session = {
  kind: 'terminal',
  terminalId: 'T-100',
  description: 'Main entrance',
  timeZone: 'Europe/London',
};

afterEach(() => void vi.useRealTimers());

function show() {
  const left: string[] = [];
  const shown = renderInHost(<Wall />, {
    messages,
    session,
    path: '/face-login-terminal',
    fetch: (request) =>
      request.method === 'POST'
        ? new Response(null, { status: 204 })
        : Response.json({ ...session, kind: undefined, expiresAt: '2026-11-23T00:00:00.000Z' }),
  });
  shown.bus.on('session-ended', ({ reason }) => left.push(reason));
  return { ...shown, left };
}

function Wall() {
  const navigate = useNavigate();
  const [isShown, setIsShown] = useState(true);
  return (
    <>
      {isShown && <Page />}
      <button type="button" onClick={() => navigate('/login')}>
        Elsewhere
      </button>
      <button type="button" onClick={() => setIsShown(false)}>
        End
      </button>
    </>
  );
}

test('leaving the page asks; who stays, stays signed in', async () => {
  const { path, left } = show();
  fireEvent.click(screen.getByText('Elsewhere'));
  expect(await screen.findByText('Sign this terminal out?')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(path()).toBe('/face-login-terminal');
  expect(left).toEqual([]);
});

test('whoever leaves signs the terminal out', async () => {
  const { left } = show();
  fireEvent.click(screen.getByText('Elsewhere'));
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(left).toEqual(['logged-out']));
});

test('the button asks the same, and a question that nobody answers goes away', async () => {
  const { left } = show();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  fireEvent.click(screen.getByRole('button', { name: 'Sign this terminal out' }));
  expect(await screen.findByText('Sign this terminal out?')).toBeDefined();
  act(() => void vi.advanceTimersByTime(60_000));
  await waitFor(() => expect(screen.queryByText('Sign this terminal out?')).toBeNull());
  expect(left).toEqual([]);
});

test('it goes with the page, as when the session has ended elsewhere', async () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Sign this terminal out' }));
  expect(await screen.findByText('Sign this terminal out?')).toBeDefined();
  fireEvent.click(screen.getByText('End'));
  await waitFor(() => expect(screen.queryByText('Sign this terminal out?')).toBeNull());
});
