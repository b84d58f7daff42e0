import { act, renderHook } from '@testing-library/react';
import { createApiClient, type Session } from 'shared-contracts';
import { defaultFeatures } from 'shared-contracts/features';
import { employeeSession } from 'shared-ui/testing/renderInHost.tsx';
import { beforeEach, expect, test } from 'vitest';
import { exampleServices } from '../testing/exampleServices.ts';
import { useSessionState } from './useSessionState.ts';

const signedIn = employeeSession({
  id: 7,
  firstName: 'Ella',
  lastName: 'Ek',
  employeeNumber: 'E-7',
  assignments: [],
});
const inGerman: Session = {
  ...signedIn,
  configuration: { ...signedIn.configuration, locale: 'de' },
};
const known = { session: inGerman, features: defaultFeatures, colors: { primary: '#225544' } };

beforeEach(() => localStorage.clear());

const terminal: Session = {
  kind: 'terminal',
  terminalId: 'T-1',
  description: 'Gate',
  timeZone: 'Europe/London',
};

function start(session: Session = signedIn, services = exampleServices()) {
  const begun = {
    session,
    features: defaultFeatures,
    colors: {},
    isKept: true,
    askServer: () => Promise.resolve(known),
    locale: 'en',
    messages: {},
  } as const;
  return renderHook(() => useSessionState(services, begun)).result;
}

test('what the server says takes the place of what was kept: person, language, colours', async () => {
  const state = start();
  await act(async () => await state.current.takeFromServer(known));
  expect(state.current.control).toMatchObject({ session: inGerman, locale: 'de' });
  expect(state.current.colors).toEqual({ primary: '#225544' });
});

test('who chooses a language and logs in keeps it as their own, also by way of a new password', async () => {
  const saved: unknown[] = [];
  let mustChangePassword = true;
  const api = createApiClient({
    baseUrl: 'http://localhost',
    locale: () => 'en',
    newKey: () => crypto.randomUUID(),
    async fetch(asked, init) {
      const request = new Request(asked, init);
      const { pathname } = new URL(request.url);
      if (pathname.endsWith('/configuration')) {
        const body: unknown = await request.json();
        saved.push(body);
        return Response.json(body);
      }
      const { employeeId, authorities, assignAuths, employee, configuration } = signedIn;
      return pathname === '/api/session'
        ? Response.json({ employeeId, authorities, assignAuths, mustChangePassword })
        : Response.json({ employee, configuration });
    },
  });
  const state = start({ kind: 'none' }, { ...exampleServices(), api });
  await act(() => state.current.control.chooseLocale('de'));
  await act(() => state.current.control.refreshSession('employee'));
  expect(state.current.control.session.kind).toBe('none');
  mustChangePassword = false;
  await act(() => state.current.control.refreshSession('employee'));
  expect(state.current.control).toMatchObject({ session: inGerman, locale: 'de' });
  expect(saved).toEqual([{ ...signedIn.configuration, locale: 'de' }]);
  await act(() => state.current.control.refreshSession('employee'));
  expect(saved).toHaveLength(1);
});

test('who logs out while the words of the language come stays logged out', async () => {
  const state = start();
  await act(async () => {
    const taken = state.current.takeFromServer(known);
    state.current.control.dropSession();
    await taken;
  });
  expect(state.current.control.session).toEqual({ kind: 'none' });
});

test('a terminal whose session has ended meanwhile is told so, and is not kept', async () => {
  const services = exampleServices();
  services.kept.keepStart('terminal', { ...known, session: terminal }, Date.now());
  const state = start(terminal, services);
  await act(async () => {
    await state.current.takeFromServer({ ...known, session: { kind: 'none' } });
  });
  expect(state.current.control).toMatchObject({
    session: { kind: 'none' },
    hasTerminalEnded: true,
  });
  expect(services.kept.readStart('terminal', Date.now())?.session).toEqual({ kind: 'none' });
});

test('a person whose session has ended is signed out, as no terminal', async () => {
  const state = start();
  await act(async () => {
    await state.current.takeFromServer({ ...known, session: { kind: 'none' } });
  });
  expect(state.current.control).toMatchObject({
    session: { kind: 'none' },
    hasTerminalEnded: false,
  });
});

test('what is switched on is what the server says now', async () => {
  const features = {
    ...defaultFeatures,
    features: { ...defaultFeatures.features, LOCATION: !defaultFeatures.features.LOCATION },
  };
  const state = start();
  await act(async () => await state.current.takeFromServer({ ...known, features }));
  expect(state.current.control.features).toEqual(features);
});

test('nothing is taken once somebody has logged in: it was said of who was here before', async () => {
  const profile = { employee: signedIn.employee, configuration: signedIn.configuration };
  const services = exampleServices({
    api: createApiClient({
      baseUrl: 'http://localhost',
      fetch: (input) =>
        Promise.resolve(
          Response.json(
            input instanceof Request && input.url.endsWith('/session')
              ? { employeeId: 7, authorities: [], assignAuths: [], mustChangePassword: false }
              : profile,
          ),
        ),
      locale: () => 'en',
      newKey: () => '',
    }),
  });
  const state = start({ kind: 'none' }, services);
  await act(async () => void (await state.current.control.refreshSession('employee')));
  await act(
    async () => await state.current.takeFromServer({ ...known, session: { kind: 'none' } }),
  );
  expect(state.current.control).toMatchObject({ session: { kind: 'employee' }, locale: 'en' });
  expect(state.current.colors).toEqual({});
});

test('nothing is taken once somebody has logged out, nor is anything kept of them', async () => {
  const services = exampleServices();
  const state = start(signedIn, services);
  act(() => state.current.control.dropSession());
  await act(async () => await state.current.takeFromServer(known));
  expect(state.current.control.session).toEqual({ kind: 'none' });
  expect(services.kept.readStart('employee', Date.now())?.session ?? null).not.toMatchObject({
    kind: 'employee',
  });
});
