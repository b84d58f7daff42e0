import { screen } from '@testing-library/react';
import { employeeSession, renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { expect, test } from 'vitest';
import { messages } from '../../messages/en.ts';
import { ServicesContext } from '../../services/Services.ts';
import { SessionContext } from '../../services/SessionControl.ts';
import { exampleServices, exampleSession } from '../../testing/exampleServices.ts';
import { SettingsPage } from './SettingsPage.tsx';

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
      fetch: ({ url }) => (url.includes('/api/sessions') ? Response.json([]) : languages.promise),
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
