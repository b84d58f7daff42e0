import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import type { RemoteHost, RemoteRegistry, RouteDescription } from 'shared-contracts';
import { soundRegistry } from 'shared-contracts/registry/soundManifest.ts';
import { withHostileFields } from 'shared-contracts/testing/hostileValues.ts';
import { HostProvider, useHost } from 'shared-ui';
import { employeeSession, renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { expect, it } from 'vitest';
import { exampleServices, exampleSession } from '../../testing/exampleServices.ts';
import { ServicesContext } from '../../services/Services.ts';
import { SessionContext } from '../../services/SessionControl.ts';
import { messages } from '../../messages/en.ts';
import { exampleRemote } from '../../testing/exampleRemote.ts';
import { NavigationPanel, type NavigationPanelProps } from './NavigationPanel.tsx';

const title = { en: 'Employee Time', de: 'Zeit', es: 'Tiempo', th: 'เวลา' };
const approvals: RouteDescription = {
  name: 'Approvals',
  path: '/approvals',
  module: './Approvals',
  title,
  access: { session: 'employee', anyAuthority: ['APPROVE_TIME'] },
  chrome: 'application',
  navigation: { group: 'team', order: 1, icon: 'approvals', count: 'timeToDecide' },
};

it('says how many entries wait, in a number and in words', async () => {
  show({ counts: [12] });
  expect(
    await screen.findByRole('link', { name: /^Employee Time ?, 12 entries to decide$/ }),
  ).toBeDefined();
  expect(screen.getByText('12')).toBeDefined();
});

it('says it in the rail, where words are left out', async () => {
  show({ counts: [1200], form: 'rail' });
  const link = await screen.findByRole('link', { name: 'Employee Time, 1,200 entries to decide' });
  expect(link.textContent).toBe('999+');
});

it('follows what the server tells of the team', async () => {
  const { bus, asked } = show({ counts: [2, 1, 0] });
  await screen.findByText('2');
  act(() => bus.emit('time-pairs-changed', { employeeIds: [1002] }));
  act(() => bus.emit('time-pairs-changed', { employeeIds: [manager.id] }));
  await screen.findByText('1');
  expect(asked()).toBe(2);
});

it('looks again each time the drawer opens, which hears nothing while it is closed', async () => {
  const { bus } = show({ counts: [2, 1], form: 'overlay', isToggled: 'drawer' });
  await screen.findByText('2');
  fireEvent.click(screen.getByRole('button', { name: 'Toggle' }));
  act(() => bus.emit('time-pairs-changed', { employeeIds: [manager.id] }));
  fireEvent.click(screen.getByRole('button', { name: 'Toggle' }));
  await screen.findByText('1');
});

it('says how many punches of terminals wait, where there are terminals', async () => {
  const clocking: RouteDescription = {
    ...approvals,
    name: 'ApproverClocking',
    path: '/approver-clocking',
    navigation: { group: 'team', order: 2, icon: 'clocking', count: 'keptPunches' },
  };
  show({ counts: [3], route: clocking });
  await screen.findByRole('link', { name: /^Employee Time ?, 3 punches from terminals wait$/ });
});

it('lists pages of the administration above settings, without a heading', async () => {
  const company: RouteDescription = {
    ...approvals,
    name: 'Company',
    path: '/company',
    title: { ...title, en: 'Company' },
    navigation: { group: 'administration', order: 1, icon: 'company' },
  };
  show({ counts: [0], route: company });
  const link = await screen.findByRole('link', { name: 'Company' });
  expect(link.closest('[role="group"]')).toBeNull();
  const settings = screen.getByRole('link', { name: 'Settings' });
  expect(link.compareDocumentPosition(settings)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('shows nothing at 0', async () => {
  const { asked } = show({ counts: [0] });
  await waitFor(() => expect(asked()).toBe(1));
  expect((await screen.findByRole('link', { name: /Employee Time/ })).textContent).toBe(
    'Employee Time',
  );
});

it('is not asked where nobody approves time, nor by people who do not', async () => {
  const off = show({ counts: [3], features: { APPROVE_TIME_PAIRS: false } });
  expect((await screen.findByRole('link', { name: /Employee Time/ })).textContent).toBe(
    'Employee Time',
  );
  expect(off.asked()).toBe(0);
  off.unmount();
  const employee = show({ counts: [3], authorities: ['CAPTURE_TIME'] });
  await screen.findByRole('navigation');
  expect(screen.queryByRole('link', { name: /Employee Time/ })).toBeNull();
  expect(employee.asked()).toBe(0);
});

it('goes when approving is switched off while the page is open', async () => {
  show({ counts: [12], isToggled: 'switch' });
  await screen.findByText('12');
  fireEvent.click(screen.getByRole('button', { name: 'Toggle' }));
  await waitFor(() => expect(screen.queryByText('12')).toBeNull());
});

it('stands with every page that works, whatever other remotes say of themselves', async () => {
  const hostile = [...withHostileFields(exampleRemote({ routes: [approvals] }))].map(
    ([, remote]) => remote,
  );
  const { container } = show({ counts: [12], others: hostile });
  await screen.findByRole('link', { name: /^Employee Time ?, 12 entries to decide$/ });
  expect(screen.getByRole('button', { name: 'Log out' })).toBeDefined();
  expect(container.textContent).not.toContain('undefined');
});

const manager = {
  ...{ id: 9, employeeNumber: '10022', firstName: 'Katrin', lastName: 'Brandt' },
  assignments: [],
};

interface Shown {
  /** The server's counts, one after the other. */
  readonly counts: readonly number[];
  readonly route?: RouteDescription;
  readonly form?: NavigationPanelProps['form'];
  /** A button that toggles the drawer or the approvals switch. */
  readonly isToggled?: 'drawer' | 'switch';
  readonly features?: Partial<RemoteHost['features']['features']>;
  /** Further remotes. */
  readonly others?: readonly unknown[];
  readonly authorities?: readonly ('APPROVE_TIME' | 'CAPTURE_TIME')[];
}

function Toggled({ what, children }: { what: 'drawer' | 'switch'; children: ReactNode }) {
  const [isOn, setIsOn] = useState(true);
  const host = useHost();
  const features = { ...host.features.features, APPROVE_TIME_PAIRS: isOn || what === 'drawer' };
  return (
    <>
      <button type="button" onClick={() => setIsOn(!isOn)}>
        Toggle
      </button>
      <HostProvider host={{ ...host, features: { ...host.features, features } }}>
        {(isOn || what === 'switch') && children}
      </HostProvider>
    </>
  );
}

function show(options: Shown) {
  const { counts, form = 'drawer', features = {}, authorities = ['APPROVE_TIME'] } = options;
  const { route = approvals } = options;
  const panel = <NavigationPanel form={form} />;
  let calls = 0;
  const session = employeeSession(manager, { authorities });
  const { loader } = exampleServices();
  const remotes = [exampleRemote({ routes: [route] }), ...(options.others ?? [])];
  // oxlint-disable-next-line typescript/consistent-type-assertions -- what other teams released may be anything
  const registry = soundRegistry({ sequence: 1, remotes } as RemoteRegistry);
  const services = exampleServices({ loader: { ...loader, registry: () => registry } });
  const shown = renderInHost(
    <ServicesContext value={services}>
      <SessionContext value={exampleSession({ session })}>
        {options.isToggled ? <Toggled what={options.isToggled}>{panel}</Toggled> : panel}
      </SessionContext>
    </ServicesContext>,
    {
      ...{ messages, session, features },
      fetch: () => {
        const count = counts[calls] ?? 0;
        calls += 1;
        const waiting = { contents: [], total: count };
        return Response.json(route === approvals ? { count } : waiting);
      },
    },
  );
  return { ...shown, asked: () => calls };
}
