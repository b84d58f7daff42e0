import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import type { RouteAccess } from 'shared-contracts';
import { defaultFeatures } from 'shared-contracts/features';
import { employeeSession, renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { expect, test } from 'vitest';
import { exampleServices, exampleSession } from '../../testing/exampleServices.ts';
import { ServicesContext } from '../../services/Services.ts';
import { SessionContext } from '../../services/SessionControl.ts';
import { messages } from '../../messages/en.ts';
import { RouteGuard } from './RouteGuard.tsx';
import { OnlyLoggedOut } from './useLogInRedirect.tsx';

const session = employeeSession({
  id: 7,
  firstName: 'Ella',
  lastName: 'Ek',
  employeeNumber: 'E-7',
  assignments: [],
});

const off = { ...defaultFeatures.features, TERMINAL: false };

function show(access: RouteAccess) {
  return renderInHost(
    <ServicesContext value={exampleServices()}>
      <SessionContext
        value={exampleSession({ session, features: { ...defaultFeatures, features: off } })}
      >
        <RouteGuard access={access}>
          <p>Secrets</p>
        </RouteGuard>
      </SessionContext>
    </ServicesContext>,
    { messages },
  );
}

test('a page that is refused says so', async () => {
  show({ session: 'employee', anyAuthority: ['DEV_ADMIN'] });
  expect(await screen.findByText('You are not authorised to open that page.')).toBeDefined();
  expect(screen.queryByText('Secrets')).toBeNull();
});

test('a page of a terminal that is switched off says so, and blames nobody', async () => {
  show({ session: 'terminal', features: ['TERMINAL'] });
  expect(await screen.findByText('That page is switched off.')).toBeDefined();
  expect(screen.queryByText('You are not authorised to open that page.')).toBeNull();
});

test('a page that is open to a person is shown', () => {
  show({ session: 'employee', anyAuthority: ['VIEW_TIME'] });
  expect(screen.getByText('Secrets')).toBeDefined();
});

test.each(['/login', '/admin', '/new-password'])(
  'with a one-time password, %s leads to the choice of another password',
  async (path) => {
    renderInHost(
      <ServicesContext value={exampleServices()}>
        <SessionContext
          value={exampleSession({ session: { kind: 'none', leadsTo: '/new-password' } })}
        >
          <Routes>
            <Route path="/login" element={<OnlyLoggedOut page={<p>Log in</p>} />} />
            <Route path="/new-password" element={<OnlyLoggedOut page={<p>New password</p>} />} />
            <Route
              path="/admin"
              element={
                <RouteGuard access={{ session: 'employee' }}>
                  <p>Secrets</p>
                </RouteGuard>
              }
            />
          </Routes>
        </SessionContext>
      </ServicesContext>,
      { messages, path },
    );
    expect(await screen.findByText('New password')).toBeDefined();
    expect(screen.queryByText('Log in')).toBeNull();
  },
);
