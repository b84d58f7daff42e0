import { fireEvent, screen, waitFor } from '@testing-library/react';
import { defaultFeatures, type ErrorCode } from 'shared-contracts';
import { renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { expect, it } from 'vitest';
import { messages as shellMessages } from '../messages/en.ts';
import { ServicesContext } from '../services/Services.ts';
import { SessionContext } from '../services/SessionControl.ts';
import { exampleServices } from '../testing/exampleServices.ts';
import { messages } from './messages/en.ts';
import { WelcomePage } from './view/WelcomePage.tsx';

const session = {
  ...{ employeeId: 7, authorities: [], assignAuths: [] },
  ...{ expiresAt: '2026-03-02T20:00:00.000Z', mustChangePassword: true },
};

it('takes the code as it is typed, asks for it once, and then for a password', async () => {
  const { sent, refreshed } = show(() => Response.json(session));
  expect(screen.getByText('mia.behrens')).toBeDefined();
  type('Code', 'ABCDEFGH234');
  expect(value('Code')).toBe('abcd-efgh-234');
  expect(sent).toEqual([]);
  type('Code', 'ABCDEFGH2345');
  await screen.findByText('Choose your password');
  type('New password', 'short');
  fireEvent.click(screen.getByRole('button', { name: 'Save and go on' }));
  expect(screen.getByText('Please use at least 12 characters.')).toBeDefined();
  type('New password', 'quiet harbour compass');
  fireEvent.click(screen.getByRole('button', { name: 'Save and go on' }));
  await waitFor(() => expect(refreshed()).toBe(1));
  expect(sent).toEqual([
    { username: 'mia.behrens', password: 'abcd-efgh-2345' },
    { currentPassword: 'abcd-efgh-2345', newPassword: 'quiet harbour compass' },
  ]);
});

it('says that a code does not match, or was used, and lets it be corrected', async () => {
  let code: ErrorCode = 'WRONG_CREDENTIALS';
  show(() => problem(code === 'WRONG_CREDENTIALS' ? 401 : 403, code));
  type('Code', 'abcdefgh2345');
  expect(await screen.findByText(/^The code does not match/)).toBeDefined();
  expect(value('Code')).toBe('abcd-efgh-2345');
  code = 'ONE_TIME_PASSWORD_USED';
  type('Code', 'abcdefgh2346');
  expect(await screen.findByText(/^The code was used already/)).toBeDefined();
});

it('asks for all letters, and sends nothing before', async () => {
  const { sent } = show(() => Response.json(session));
  type('Code', 'abc');
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Please enter all 12 letters and digits.')).toBeDefined();
  expect(sent).toEqual([]);
});

it('leads to the log-in without a user name', async () => {
  const { path } = show(() => Response.json(session), '/welcome');
  await waitFor(() => expect(path()).toBe('/login'));
});

function show(logIn: () => Response, path = '/welcome?user=mia.behrens') {
  const sent: unknown[] = [];
  let count = 0;
  const control = {
    session: { kind: 'none' },
    features: defaultFeatures,
    locale: 'en',
    hasTerminalEnded: false,
    refreshSession: () => {
      count++;
      return Promise.resolve({ kind: 'none' } as const);
    },
    refreshFeatures: () => Promise.resolve(),
    dropSession: () => undefined,
    chooseLocale: () => Promise.resolve(),
  } as const;
  const rendered = renderInHost(
    <ServicesContext value={exampleServices()}>
      <SessionContext value={control}>
        <WelcomePage />
      </SessionContext>
    </ServicesContext>,
    {
      messages: { ...shellMessages, ...messages },
      path,
      async fetch(request) {
        if (request.method === 'GET') return Response.json([]);
        sent.push(await request.json());
        return request.method === 'PUT' ? new Response(null, { status: 204 }) : logIn();
      },
    },
  );
  return { sent, refreshed: () => count, path: rendered.path };
}

function problem(status: number, code: ErrorCode): Response {
  return Response.json(
    { type: 'about:blank', status, title: code, detail: code, code, traceId: '1' },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );
}

function type(label: string, text: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
}

function value(label: string): string {
  return screen.getByLabelText<HTMLInputElement>(label).value;
}
