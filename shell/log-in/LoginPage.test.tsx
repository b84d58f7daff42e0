import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { expect, it } from 'vitest';
import { exampleServices, exampleSession } from '../testing/exampleServices.ts';
import { ServicesContext } from '../services/Services.ts';
import { SessionContext } from '../services/SessionControl.ts';
import { messages } from '../messages/en.ts';
import { LoginPage } from './LoginPage.tsx';
import { NoticePage } from './NoticePage.tsx';

function open(page: ReactNode, path: string, answer: () => Response = () => Response.json([])) {
  renderInHost(
    <ServicesContext value={exampleServices()}>
      <SessionContext value={exampleSession()}>{page}</SessionContext>
    </ServicesContext>,
    { messages, path, features: { SAML_AUTH: true }, fetch: answer },
  );
}

it('offers the company account first, and the password beside it', async () => {
  open(<LoginPage />, '/login');
  await screen.findByRole('button', { name: 'Use your company account' });
  const ways = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(ways).toEqual(['Use your company account', 'Use your password']);
  expect(screen.queryByText(/^Sign-on did not work/)).toBeNull();
});

it('says that sign-on did not work', async () => {
  open(<LoginPage />, '/login?signOn=failed');
  expect(await screen.findByText(/^Sign-on did not work/)).toBeDefined();
});

it('says that the company account cannot be reached', async () => {
  open(<LoginPage />, '/login?signOn=unreachable');
  expect(await screen.findByText(/^Your company account cannot be reached/)).toBeDefined();
});

it('says after a log-out whether the company still knows the person', () => {
  open(<NoticePage />, '/logged-out');
  expect(screen.getByText(/^You may still be signed on/)).toBeDefined();
});

it('says no such thing where the provider has confirmed it', () => {
  open(<NoticePage />, '/logged-out?everywhere');
  expect(screen.getByText('See you next time.')).toBeDefined();
});

const refused = (name: string | null) => () => Response.json({ name, wanted: '/time/clock' });

it('says what somebody can do whom nobody knows here', async () => {
  open(<NoticePage />, '/unauthorized', refused(null));
  expect(await screen.findByText(/not known here.*ask your manager/)).toBeDefined();
});

it('says which company account was refused, and offers another one before the log-in', async () => {
  open(<NoticePage />, '/unauthorized', refused('<b>max</b>'));
  expect(await screen.findByText(/“\u2068<b>max<\/b>\u2069” is not known here/)).toBeDefined();
  const ways = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(ways).toEqual(['Use another account', 'Go to log-in']);
});

it('says the rest where the server does not tell the name', async () => {
  open(<NoticePage />, '/unauthorized', () => {
    throw new TypeError('Failed to fetch');
  });
  expect(await screen.findByText(/not known here.*ask your manager/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Use another account' })).toBeDefined();
});
