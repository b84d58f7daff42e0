import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { employeeSession, renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exampleServices, exampleSession } from '../../testing/exampleServices.ts';
import { ServicesContext } from '../../services/Services.ts';
import { SessionContext } from '../../services/SessionControl.ts';
import { messages } from '../../messages/en.ts';
import { ApplicationFrame } from './ApplicationFrame.tsx';

beforeEach(() =>
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      close = () => undefined;
    },
  ),
);
afterEach(() => void vi.unstubAllGlobals());

it('closes the notifications when the address changes', async () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: /^Notifications/ }));
  await screen.findByRole('dialog', { name: 'Notifications' });
  fireEvent.click(screen.getByText('Elsewhere'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByText('Back'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

function show() {
  const employee = { id: 7, employeeNumber: '7', firstName: 'A', lastName: 'B', assignments: [] };
  const session = employeeSession(employee);
  renderInHost(
    <ServicesContext value={exampleServices()}>
      <SessionContext value={exampleSession({ session })}>
        <Addresses />
        <ApplicationFrame>Nothing</ApplicationFrame>
      </SessionContext>
    </ServicesContext>,
    {
      ...{ messages, session },
      fetch: ({ url }) =>
        Response.json(url.includes('count') ? { count: 0 } : { contents: [], totalPages: 0 }),
    },
  );
}

function Addresses() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate('/elsewhere')}>
        Elsewhere
      </button>
      <button type="button" onClick={() => void navigate('/')}>
        Back
      </button>
    </>
  );
}
