import { screen, waitFor } from '@testing-library/react';
import { employeeSession, renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { expect, test } from 'vitest';
import { messages } from '../../messages/en.ts';
import { ServicesContext } from '../../services/Services.ts';
import { SessionContext } from '../../services/SessionControl.ts';
import { exampleServices, exampleSession } from '../../testing/exampleServices.ts';
import { SettingsPage } from './SettingsPage.tsx';

const said = {
  ...{ employeeId: 7, authorities: [], assignAuths: [], mustChangePassword: false },
  expiresAt: '2026-03-01T00:00:00Z',
};

test('the settings stand there as they are before the server has told the languages', async () => {
  const session = employeeSession(
    { id: 7, firstName: 'Ella', lastName: 'Ek', employeeNumber: 'E-7', assignments: [] },
    { configuration: { is24HourDateTime: true, locale: 'es', startOfWeek: 'MONDAY' } },
  );
  const languages = Promise.withResolvers<Response>();
  renderInHost(
    <ServicesContext value={exampleServices()}>
      <SessionContext value={exampleSession({ session })}>
        <SettingsPage />
      </SessionContext>
    </ServicesContext>,
    {
      messages,
      session,
      fetch: ({ url }) => {
        if (url.endsWith('/api/session')) return Response.json(said);
        return url.includes('/api/sessions') ? Response.json([]) : languages.promise;
      },
    },
  );
  const language = screen.getByLabelText<HTMLSelectElement>('Language');
  expect([language.selectedOptions[0]?.label, language.disabled]).toEqual(['Español', true]);
  expect(screen.getByLabelText<HTMLInputElement>('24-hour clock').checked).toBe(true);
  languages.resolve(
    Response.json([
      { locale: 'es', name: 'Español' },
      { locale: 'th', name: 'ไทย' },
    ]),
  );
  expect(await screen.findByRole('option', { name: 'ไทย' })).toBeDefined();
  expect([language.selectedOptions[0]?.label, language.disabled]).toEqual(['Español', false]);
});

test.each([
  [true, 'is there for who has one'],
  [false, 'is not there for who comes by single sign-on alone'],
])('the form for a new password (has one: %s) %s', async (hasPassword) => {
  const session = employeeSession(
    { id: 7, firstName: 'Ella', lastName: 'Ek', employeeNumber: 'E-7', assignments: [] },
    { configuration: { is24HourDateTime: true, locale: 'en', startOfWeek: 'MONDAY' } },
  );
  renderInHost(
    <ServicesContext value={exampleServices()}>
      <SessionContext value={exampleSession({ session })}>
        <SettingsPage />
      </SessionContext>
    </ServicesContext>,
    {
      messages,
      session,
      fetch: ({ url }) =>
        url.endsWith('/api/session') ? Response.json({ ...said, hasPassword }) : Response.json([]),
    },
  );
  const form = () => screen.queryByLabelText('Current password');
  if (hasPassword) expect(await screen.findByLabelText('Current password')).toBeDefined();
  else await waitFor(() => expect(form()).toBeNull());
});
