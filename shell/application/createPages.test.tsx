import { screen } from '@testing-library/react';
import type { RemoteRegistry } from 'shared-contracts';
import { employeeSession, renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { expect, test } from 'vitest';
import { messages } from '../messages/en.ts';
import { ServicesContext } from '../services/Services.ts';
import { SessionContext } from '../services/SessionControl.ts';
import { exampleServices, exampleSession } from '../testing/exampleServices.ts';
import { exampleRemote } from '../testing/exampleRemote.ts';
import { createPages } from './createPages.tsx';

const remote = exampleRemote();
const [route] = remote.routes;

/** Pages of a registry that has this path beside `/example` from `release()` on. */
function open(path: string, chrome: 'bare' | 'application') {
  let registry: RemoteRegistry = { sequence: 1, remotes: [remote] };
  const pageOf = createPages(() => registry);
  const release = () => {
    const routes = route ? [route, { ...route, path, chrome }] : [];
    registry = { sequence: 2, remotes: [{ ...remote, routes }] };
  };
  return { release, pageOf };
}

test('a page that a later release brings is found without a reload, and in its place', () => {
  const { release, pageOf } = open('/payroll', 'application');
  const elsewhere = pageOf('/nowhere');
  expect(pageOf('/payroll')).toBe(elsewhere);
  release();
  const payroll = pageOf('/payroll');
  expect(payroll.isFramed).toBe(true);
  expect(pageOf('/example')).not.toBe(elsewhere);
  expect(pageOf('/payroll')).toBe(payroll);
});

test('a bare one stands without drawer and bars', () => {
  const { release, pageOf } = open('/kiosk', 'bare');
  release();
  expect(pageOf('/kiosk')).toMatchObject({ isFramed: false });
  expect(pageOf('/kiosk')).not.toBe(pageOf('/nowhere'));
});

test('the pages of the administration are one, with its ways inside', () => {
  const { pageOf } = open('/payroll', 'application');
  expect(pageOf('/admin/features')).toBe(pageOf('/admin'));
  expect(pageOf('/administration')).toBe(pageOf('/nowhere'));
});

test('who is logged in does not read that they are logged out', async () => {
  const { pageOf } = open('/payroll', 'application');
  const person = { id: 7, firstName: 'Ella', lastName: 'Ek', employeeNumber: '7', assignments: [] };
  renderInHost(
    <ServicesContext value={exampleServices()}>
      <SessionContext value={exampleSession({ session: employeeSession(person) })}>
        {pageOf('/logged-out').element}
      </SessionContext>
    </ServicesContext>,
    { messages, path: '/logged-out' },
  );
  // Where people land; here is no page that they could be led to.
  expect(await screen.findByText(messages['shell.noPages'])).toBeDefined();
});
