import { act, screen } from '@testing-library/react';
import { employeeSession, renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { expect, test } from 'vitest';
import { useNotificationCount } from './useNotificationCount.ts';

test('the number is looked at anew when the stream of events is back', async () => {
  const { bus } = show();
  expect(await screen.findByText('1 waiting')).toBeDefined();
  act(() => bus.emit('push-state', { connected: true }));
  act(() => bus.emit('push-state', { connected: false }));
  expect(screen.getByText('1 waiting')).toBeDefined();
  act(() => bus.emit('push-state', { connected: true }));
  expect(await screen.findByText('2 waiting')).toBeDefined();
});

test('the number is looked at anew when the network is back', async () => {
  show();
  expect(await screen.findByText('1 waiting')).toBeDefined();
  act(() => void window.dispatchEvent(new Event('offline')));
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('2 waiting')).toBeDefined();
});

/** A server whose count grows by one with each request. */
function show() {
  let count = 0;
  return renderInHost(<Count />, {
    session: employeeSession({
      id: 7,
      firstName: 'Ella',
      lastName: 'Ek',
      employeeNumber: 'E-7',
      assignments: [],
    }),
    fetch() {
      count += 1;
      return Response.json({ count });
    },
  });
}

function Count() {
  return <p>{useNotificationCount()} waiting</p>;
}
