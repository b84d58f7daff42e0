import { fireEvent, screen, within } from '@testing-library/react';
import { employeeSession, renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { expect, test } from 'vitest';
import { messages as shellMessages } from '../../messages/en.ts';
import type { OwnSession } from '../data/saveSettings.ts';
import { messages } from '../messages/en.ts';
import { SessionsCard } from './SessionsCard.tsx';

const here: OwnSession = {
  ...{ id: 1, way: 'PASSWORD', browser: 'Firefox', system: 'Linux', isCurrent: true },
  ...{ createdAt: '2026-03-02T08:00:00.000Z', lastUsedAt: '2026-03-02T09:00:00.000Z' },
};
const phone: OwnSession = {
  ...{ ...here, id: 2, way: 'SIGN_ON', browser: 'Safari', system: 'iPhone', isCurrent: false },
};
const old: OwnSession = { ...phone, id: 3, way: null, browser: null, system: null };

function show(sessions: readonly OwnSession[]) {
  let left = sessions;
  const sent: string[] = [];
  renderInHost(<SessionsCard />, {
    session: employeeSession({
      ...{ id: 7, firstName: 'Ella', lastName: 'Ek', employeeNumber: 'E-7', assignments: [] },
    }),
    messages: { ...shellMessages, ...messages },
    fetch: ({ method, url }) => {
      if (method === 'GET') return Response.json(left);
      sent.push(new URL(url).pathname);
      left = sent.at(-1) === '/api/sessions/2/end' ? [here, old] : [here];
      return new Response(null, { status: 204 });
    },
  });
  return sent;
}

test('says device, since when and by which way; what is not known is not claimed', async () => {
  show([here, phone, old]);
  expect(await screen.findByText('Firefox on Linux')).toBeDefined();
  expect(screen.getByText('Safari on iPhone')).toBeDefined();
  expect(screen.getByText('Unknown device')).toBeDefined();
  expect(screen.getByText(/^Since .*, by single sign-on$/)).toBeDefined();
  expect(screen.getAllByText('This device')).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: /^End: / })).toHaveLength(2);
});

test('asks before it ends one, and shows the others that are left', async () => {
  const sent = show([here, phone, old]);
  fireEvent.click(await screen.findByRole('button', { name: /^End: Safari on iPhone/ }));
  const question = await screen.findByRole('alertdialog');
  expect(sent).toEqual([]);
  fireEvent.click(within(question).getByRole('button', { name: 'End' }));
  expect(await screen.findByText('The session has ended.')).toBeDefined();
  expect(screen.queryByText('Safari on iPhone')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'End all others' }));
  const second = await screen.findByRole('alertdialog');
  fireEvent.click(within(second).getByRole('button', { name: 'End all others' }));
  expect(await screen.findByText('All other sessions have ended.')).toBeDefined();
  expect(sent).toEqual(['/api/sessions/2/end', '/api/sessions/end-others']);
  expect(screen.queryByRole('button', { name: 'End all others' })).toBeNull();
});
