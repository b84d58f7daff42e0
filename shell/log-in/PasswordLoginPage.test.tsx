import { fireEvent, screen } from '@testing-library/react';
import { defaultFeatures } from 'shared-contracts';
import { renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { expect, it } from 'vitest';
import { exampleServices } from '../testing/exampleServices.ts';
import { ServicesContext } from '../services/Services.ts';
import { SessionContext } from '../services/SessionControl.ts';
import { messages } from '../messages/en.ts';
import { PasswordLoginPage } from './PasswordLoginPage.tsx';

it('says why it was refused, clears both fields and goes on in the first', async () => {
  const problem = {
    type: 'about:blank',
    status: 401,
    title: 'Wrong',
    detail: 'User name or password is wrong.',
    code: 'WRONG_CREDENTIALS',
    traceId: '1',
  };
  const control = {
    session: { kind: 'none' },
    features: defaultFeatures,
    locale: 'en',
    hasTerminalEnded: false,
    refreshSession: () => Promise.reject(new Error('Nobody was logged in.')),
    refreshFeatures: () => Promise.resolve(),
    dropSession: () => undefined,
    chooseLocale: () => Promise.resolve(),
  } as const;
  const { path } = renderInHost(
    <ServicesContext value={exampleServices()}>
      <SessionContext value={control}>
        <PasswordLoginPage />
      </SessionContext>
    </ServicesContext>,
    {
      messages,
      fetch: ({ url }) =>
        url.includes('/api/info/locales')
          ? Response.json([])
          : Response.json(problem, {
              status: 401,
              headers: { 'content-type': 'application/problem+json' },
            }),
    },
  );
  const name = screen.getByLabelText<HTMLInputElement>('User name');
  const password = screen.getByLabelText<HTMLInputElement>('Password');
  fireEvent.change(name, { target: { value: 'mia' } });
  fireEvent.change(password, { target: { value: 'nonsense' } });
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByText('User name or password is wrong.')).toBeDefined();
  expect([name.value, password.value]).toEqual(['', '']);
  expect(document.activeElement).toBe(name);
  fireEvent.click(screen.getByRole('link', { name: 'Forgotten your password?' }));
  expect(path()).toBe('/login/forgotten-password');
});
