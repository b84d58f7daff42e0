import { screen } from '@testing-library/react';
import { employeeSession, renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { expect, test } from 'vitest';
import { exampleServices } from '../../application/exampleServices.ts';
import { exampleSession } from '../../application/exampleSession.ts';
import { ServicesContext, SessionContext } from '../../application/SessionContext.tsx';
import { messages } from '../../messages/en.ts';
import { RouteGuard } from './RouteGuard.tsx';

const session = employeeSession({
  id: 7,
  firstName: 'Ella',
  lastName: 'Ek',
  employeeNumber: 'E-7',
  assignments: [],
});

function show(anyAuthority: 'VIEW_TIME' | 'DEV_ADMIN') {
  return renderInHost(
    <ServicesContext value={exampleServices()}>
      <SessionContext value={exampleSession({ session })}>
        <RouteGuard access={{ session: 'employee', anyAuthority: [anyAuthority] }}>
          <p>Secrets</p>
        </RouteGuard>
      </SessionContext>
    </ServicesContext>,
    { messages },
  );
}

test('a page that is refused says so', async () => {
  show('DEV_ADMIN');
  expect(await screen.findByText('You are not authorised to open that page.')).toBeDefined();
  expect(screen.queryByText('Secrets')).toBeNull();
});

test('a page that is open to a person is shown', () => {
  show('VIEW_TIME');
  expect(screen.getByText('Secrets')).toBeDefined();
});
