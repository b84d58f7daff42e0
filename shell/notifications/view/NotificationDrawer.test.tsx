import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { components } from 'shared-contracts';
import { employeeSession, renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { useState, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { exampleServices } from '../../testing/exampleServices.ts';
import { ServicesContext } from '../../services/Services.ts';
import { messages } from '../../messages/en.ts';
import { NotificationDrawer } from './NotificationDrawer.tsx';

it('undoes a swipe, and tells the server only when the drawer closes', async () => {
  const { dismissed, close } = open();
  swipe(await screen.findByText('Time edited'));
  await waitFor(() => expect(screen.queryByText('Time edited')).toBeNull());
  fireEvent.click(await screen.findByText('Undo'));
  swipe(await screen.findByText('Time edited'));
  await waitFor(() => expect(screen.queryByText('Time edited')).toBeNull());
  expect(dismissed).toEqual([]);
  close();
  await waitFor(() => expect(dismissed).toEqual(['/api/notifications/1']));
});

it('shows again what could not be dismissed', async () => {
  const { close, reopen } = open(500);
  swipe(await screen.findByText('Time edited'));
  close();
  reopen();
  expect(await screen.findByText('Time edited')).toBeDefined();
});

function swipe(element: HTMLElement): void {
  const pointer = (clientX: number) => ({ clientX, pointerType: 'touch' });
  fireEvent.pointerDown(element, pointer(20));
  fireEvent.pointerUp(element, pointer(200));
}

function open(status = 204) {
  const dismissed: string[] = [];
  const employee = { id: 7, employeeNumber: '7', firstName: 'A', lastName: 'B', assignments: [] };
  const drawer = (isOpen: boolean) => (
    <ServicesContext value={exampleServices()}>
      <NotificationDrawer open={isOpen} onClose={() => undefined} />
    </ServicesContext>
  );
  renderInHost(<Toggled drawer={drawer} />, {
    messages,
    session: employeeSession(employee),
    fetch(request) {
      if (request.method === 'GET') return Response.json(page);
      dismissed.push(new URL(request.url).pathname);
      return new Response(null, { status });
    },
  });
  const toggle = () => fireEvent.click(screen.getByText('Toggle'));
  return { dismissed, close: toggle, reopen: toggle };
}

function Toggled({ drawer }: { readonly drawer: (isOpen: boolean) => ReactNode }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        Toggle
      </button>
      {drawer(isOpen)}
    </>
  );
}

const page: components['schemas']['NotificationPage'] = {
  contents: [
    {
      notificationId: 1,
      notificationType: {
        id: 'TIME_EDITED',
        heading: 'Time edited',
        priority: 'MEDIUM',
        icon: 'edited',
        linkPage: 'EmployeeTimePairs',
        linkText: 'Open',
      },
      notification_date: '2026-03-02T08:00:00.000Z',
      body: 'Your time was edited.',
      linkEnabled: false,
      timePairId: null,
      reportId: null,
      positionDescription: 'Nurse',
      type: 'TIME_EDITED',
    },
  ],
  totalPages: 1,
};
