import { act, renderHook } from '@testing-library/react';
import type { Session } from 'shared-contracts';
import { defaultFeatures } from 'shared-contracts/features';
import { employeeSession } from 'shared-ui/testing/renderInHost.tsx';
import { expect, test } from 'vitest';
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

function start() {
  const services = exampleServices();
  const begun = {
    session: signedIn,
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

test('who logs out while the words of the language come stays logged out', async () => {
  const state = start();
  await act(async () => {
    const taken = state.current.takeFromServer(known);
    state.current.control.dropSession();
    await taken;
  });
  expect(state.current.control.session).toEqual({ kind: 'none' });
});
