import { fireEvent, screen, waitFor } from '@testing-library/react';
import {
  employeeSession,
  renderInHost,
  type RenderOptions,
} from 'shared-ui/testing/renderInHost.tsx';
import { describe, expect, it } from 'vitest';
import { messages } from '../../messages/en.ts';
import { Page } from './TerminalLoginPage.tsx';

const languages = [
  { locale: 'en', name: 'English' },
  { locale: 'th', name: 'ไทย' },
];

it('tells the shell which language was chosen', async () => {
  const { bus } = renderInHost(<Page />, { messages, fetch: () => Response.json(languages) });
  const chosen: string[] = [];
  bus.on('locale-chosen', ({ locale }) => void chosen.push(locale));
  const english = await screen.findByRole('button', { name: 'English' });
  expect(english.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'ไทย' }));
  expect(chosen).toEqual(['th']);
});

it('signs the terminal in and tells the shell', async () => {
  const bodies: unknown[] = [];
  const { bus } = renderInHost(<Page />, {
    messages,
    async fetch(request) {
      if (request.method === 'GET') return Response.json(languages);
      bodies.push(await request.json());
      const expiresAt = '2026-11-21T00:00:00.000Z';
      return Response.json({
        terminalId: 'T-100',
        description: 'Lobby',
        timeZone: 'UTC',
        expiresAt,
      });
    },
  });
  let isTold = false;
  bus.on('terminal-session-started', () => {
    isTold = true;
  });
  type('Terminal id', ' T-100 ');
  type('Password', 'punctual');
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(isTold).toBe(true));
  expect(bodies).toEqual([{ terminalId: 'T-100', password: 'punctual' }]);
});

it('asks for what is missing and sends nothing', () => {
  renderInHost(<Page />, { messages, fetch: () => Response.json(languages) });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(screen.getAllByText('Please fill this in.')).toHaveLength(2);
});

it('says why it was refused, clears both fields and goes on in the first', async () => {
  renderInHost(<Page />, {
    messages,
    fetch: ({ method }) =>
      method === 'GET'
        ? Response.json(languages)
        : Response.json(
            {
              type: 'about:blank',
              status: 401,
              title: 'Wrong',
              detail: 'Id or password is wrong.',
              code: 'WRONG_CREDENTIALS',
              traceId: '1',
            },
            { status: 401, headers: { 'content-type': 'application/problem+json' } },
          ),
  });
  type('Terminal id', 'T-100');
  type('Password', 'nonsense');
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText(/^The terminal id and the password do not match/)).toBeDefined();
  const id = screen.getByLabelText<HTMLInputElement>('Terminal id');
  expect(id.value).toBe('');
  expect(document.activeElement).toBe(id);
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
});

describe('A link with a set-up code', () => {
  const path = '/terminal-login?terminal=T-100&code=k7mp-3xqa-hn8d';
  const session = { terminalId: 'T-100', description: 'Lobby', timeZone: 'UTC' };
  const over = { status: 410, title: 'Over', detail: 'This code is over.' };

  function open(options: Pick<RenderOptions, 'session'>, isOver = false) {
    const bodies: unknown[] = [];
    const { bus } = renderInHost(<Page />, {
      ...{ messages, path, ...options },
      async fetch(request) {
        if (request.method === 'GET') return Response.json(languages);
        bodies.push(await request.json());
        return isOver
          ? Response.json(
              { type: 'about:blank', code: 'SET_UP_CODE_OVER', traceId: '1', ...over },
              { status: 410, headers: { 'content-type': 'application/problem+json' } },
            )
          : Response.json({ ...session, expiresAt: '2026-11-21T00:00:00.000Z' });
      },
    });
    const told: string[] = [];
    bus.on('terminal-session-started', () => void told.push('started'));
    bus.on('session-ended', ({ reason }) => void told.push(reason));
    return { bodies, told };
  }

  it('signs the terminal in without a password', async () => {
    const { bodies, told } = open({});
    await waitFor(() => expect(told).toEqual(['started']));
    expect(bodies).toEqual([{ terminalId: 'T-100', code: 'k7mp-3xqa-hn8d' }]);
  });

  it('says that the code is over, and takes another one by hand', async () => {
    const { bodies } = open({}, true);
    expect(await screen.findByText('This code is over.')).toBeDefined();
    type('Set-up code', ' ABCD efgh-jkmn ');
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(bodies).toHaveLength(2));
    expect(bodies[1]).toEqual({ terminalId: 'T-100', code: 'ABCD efgh-jkmn' });
  });

  it('asks a person who is logged in here first', async () => {
    const person = employeeSession({
      ...{ id: 1, firstName: 'Dora', lastName: 'Vega', employeeNumber: 'E-4' },
      assignments: [],
    });
    const { bodies, told } = open({ session: person });
    expect(await screen.findByText(/^You are logged in here as Dora Vega/)).toBeDefined();
    expect(bodies).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Log out and go on' }));
    await waitFor(() => expect(told).toEqual(['logged-out', 'started']));
  });
});

function type(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}
