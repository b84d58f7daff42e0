import { fireEvent, screen } from '@testing-library/react';
import { Link, matchRoutes, Route, Routes, useParams, useRoutes } from 'react-router-dom';
import type { RemoteRegistry } from 'shared-contracts';
import { employeeSession, renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { expect, test } from 'vitest';
import { messages } from '../messages/en.ts';
import { ServicesContext } from '../services/Services.ts';
import { SessionContext } from '../services/SessionControl.ts';
import { exampleServices, exampleSession } from '../testing/exampleServices.ts';
import { exampleRemote } from '../testing/exampleRemote.ts';
import { createRoutes } from './createRoutes.tsx';
import { FramedPage, OpenPage } from './OpenPage.tsx';

const remote = exampleRemote();
const [route] = remote.routes;

/** A registry that gets this path next to `/example` once `release()` is called. */
function open(path: string, chrome: 'bare' | 'application') {
  let registry: RemoteRegistry = { sequence: 1, remotes: [remote] };
  const routes = createRoutes(() => registry);
  const release = (...paths: readonly string[]) => {
    const released = route ? paths.map((each) => ({ ...route, path: each, chrome })) : [];
    registry = { sequence: registry.sequence + 1, remotes: [{ ...remote, routes: released }] };
  };
  const pathsTo = (asked: string) => matchRoutes(routes(), asked)?.map((match) => match.route.path);
  const layoutOf = (asked: string) => matchRoutes(routes(), asked)?.[0]?.route.element;
  return { release: () => release('/example', path), retire: () => release(), pathsTo, layoutOf };
}

test('a page that a later release brings is found without a reload, and in its place', () => {
  const { release, retire, pathsTo, layoutOf } = open('/payroll', 'application');
  expect(pathsTo('/payroll')).toEqual([undefined, '*']);
  release();
  expect(pathsTo('/payroll')).toEqual([undefined, '/payroll/*']);
  expect(layoutOf('/payroll')).toEqual(<FramedPage />);
  retire();
  expect(pathsTo('/payroll')).toEqual([undefined, '/payroll/*']);
});

test('a bare one stands without drawer and bars', () => {
  const { release, pathsTo, layoutOf } = open('/kiosk', 'bare');
  release();
  expect(pathsTo('/kiosk')).toEqual([undefined, '/kiosk/*']);
  expect(layoutOf('/kiosk')).toEqual(<OpenPage />);
});

test('what lies below a page of a remote or below the administration is its own', () => {
  const { pathsTo } = open('/payroll', 'application');
  expect(pathsTo('/example/7/edit')).toEqual([undefined, '/example/*']);
  expect(pathsTo('/examples')).toEqual([undefined, '*']);
  expect(pathsTo('/admin/features')).toEqual([undefined, '/admin/*']);
  expect(pathsTo('/administration')).toEqual([undefined, '*']);
  expect(pathsTo('/login/face')).toEqual([undefined, '*']);
});

test('who is logged in does not read that they are logged out', async () => {
  const person = { id: 7, firstName: 'Ella', lastName: 'Ek', employeeNumber: '7', assignments: [] };
  renderInHost(
    <ServicesContext value={exampleServices()}>
      <SessionContext value={exampleSession({ session: employeeSession(person) })}>
        <Shown />
      </SessionContext>
    </ServicesContext>,
    { messages, path: '/logged-out' },
  );
  // The landing page; this registry has no page to redirect to.
  expect(await screen.findByText(messages['shell.noPages'])).toBeDefined();
});

test('a remote writes routes of its own below its path', async () => {
  const { loader } = exampleServices();
  const page = { manifest: remote, Page: Slips, messages: {}, shown: () => () => undefined };
  const services = exampleServices({
    loader: { ...loader, load: () => Promise.resolve({ ...page, failed: () => true }) },
  });
  const { path } = renderInHost(
    <ServicesContext value={services}>
      <SessionContext value={exampleSession()}>
        <Shown />
      </SessionContext>
    </ServicesContext>,
    { messages, path: '/example' },
  );
  fireEvent.click(await screen.findByText('November'));
  expect(await screen.findByText('Slip 11')).toBeDefined();
  expect(path()).toBe('/example/slips/11');
});

function Slips() {
  return (
    <Routes>
      <Route index element={<Link to="slips/11">November</Link>} />
      <Route path="slips/:month" element={<Slip />} />
    </Routes>
  );
}

function Slip() {
  const { month } = useParams();
  return <p>{`Slip ${month}`}</p>;
}

function Shown() {
  return useRoutes(createRoutes(() => ({ sequence: 1, remotes: [remote] }))());
}
