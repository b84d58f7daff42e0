import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { expect, it } from 'vitest';
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

function type(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}
