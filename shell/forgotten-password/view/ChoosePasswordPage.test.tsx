import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { expect, test } from 'vitest';
import { messages as shellMessages } from '../../messages/en.ts';
import { ServicesContext } from '../../services/Services.ts';
import { SessionContext } from '../../services/SessionControl.ts';
import { exampleServices, exampleSession } from '../../testing/exampleServices.ts';
import { messages as ownMessages } from '../messages/en.ts';
import { ChoosePasswordPage } from './ChoosePasswordPage.tsx';

const messages = { ...shellMessages, ...ownMessages };
const over = {
  ...{ type: 'about:blank', status: 410, title: 'This link no longer works' },
  ...{ detail: 'It was used already or has expired.', code: 'PASSWORD_LINK_OVER', traceId: '1' },
};
const refused = (problem: { readonly status: number }) =>
  Response.json(problem, {
    status: problem.status,
    headers: { 'content-type': 'application/problem+json' },
  });

function State() {
  return <code>{JSON.stringify(useLocation().state)}</code>;
}

function show(path: string, answers: { check?: () => Response; use?: () => Response }) {
  const sent: [string, unknown][] = [];
  const check = answers.check ?? (() => Response.json({ username: 'ella' }));
  const choose = answers.use ?? (() => new Response(null, { status: 204 }));
  const rendered = renderInHost(
    <ServicesContext value={exampleServices()}>
      <SessionContext value={exampleSession({ session: { kind: 'none' } })}>
        <Routes>
          <Route path="/choose-password" element={<ChoosePasswordPage />} />
          <Route path="*" element={null} />
        </Routes>
        <State />
      </SessionContext>
    </ServicesContext>,
    {
      messages,
      path,
      fetch: async (request) => {
        if (request.url.includes('/api/info/locales')) return Response.json([]);
        const isCheck = request.url.includes('/check');
        sent.push([isCheck ? 'check' : 'use', await request.json()]);
        return isCheck ? check() : choose();
      },
    },
  );
  return { sent, path: rendered.path };
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('a link is taken out of the address, and a new password leads to the log-in', async () => {
  const { sent, path } = show('/choose-password?token=abc', {});
  expect(await screen.findByText('For the account ella')).toBeDefined();
  expect(path()).toBe('/choose-password');
  type('New password', 'quiet harbour compass');
  type('New password again', 'quiet harbour compas');
  fireEvent.click(screen.getByRole('button', { name: 'Save password' }));
  expect(await screen.findByText('The two new passwords differ.')).toBeDefined();
  type('New password again', 'quiet harbour compass');
  fireEvent.click(screen.getByRole('button', { name: 'Save password' }));
  await waitFor(() => expect(path()).toBe('/login/password-login'));
  expect(await screen.findByText('{"chosenFor":"ella"}')).toBeDefined();
  expect(sent).toEqual([
    ['check', { token: 'abc' }],
    ['use', { token: 'abc', newPassword: 'quiet harbour compass' }],
  ]);
});

test('a link that is over says so and offers another', async () => {
  const { path } = show('/choose-password?token=abc', { check: () => refused(over) });
  expect(await screen.findByText(/used already or has expired/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Ask for a new link' }));
  expect(path()).toBe('/login/forgotten-password');
});

test('a link that ends while somebody chooses says so, too', async () => {
  show('/choose-password?token=abc', { use: () => refused(over) });
  await screen.findByText('For the account ella');
  type('New password', 'quiet harbour compass');
  type('New password again', 'quiet harbour compass');
  fireEvent.click(screen.getByRole('button', { name: 'Save password' }));
  expect(await screen.findByRole('button', { name: 'Ask for a new link' })).toBeDefined();
  expect(screen.queryByLabelText('New password')).toBeNull();
});

test('a page that was reloaded asks for the mail again', async () => {
  const { sent } = show('/choose-password', {});
  expect(await screen.findByText('Open the link again')).toBeDefined();
  expect(sent).toEqual([]);
});
