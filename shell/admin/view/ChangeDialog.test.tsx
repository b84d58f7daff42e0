import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { expect, test, vi } from 'vitest';
import { messages as shellMessages } from '../../messages/en.ts';
import { withAuthenticator } from '../../passkeys/testing/withAuthenticator.ts';
import { messages } from '../messages/en.ts';
import type { FeatureSetting } from '../rules/featureEntry.ts';
import { ChangeDialog } from './ChangeDialog.tsx';

const setting: FeatureSetting = {
  ...{ name: 'SECOND_FACTOR', kind: 'SWITCH', type: 'boolean', value: false, default: false },
  ...{ changedAt: null, changedBy: null },
};
const step = {
  ...{ ticket: 't'.repeat(43), challenge: 'AAAA', rpId: 'time.example.com' },
  ...{ user: { id: 'MQ', name: 'dora', displayName: 'Dora' }, passkeys: [] },
};

/** A session not yet confirmed by a passkey; the person has one (`PROVE`) or not (`REGISTER`). */
function show(kind: 'REGISTER' | 'PROVE' = 'REGISTER') {
  const sent: string[] = [];
  const seen = { sent, closed: 0, isConfirmed: false, isAway: false };
  const refusal = (status: number, code: string, detail: string) =>
    Response.json({ type: 'x', title: 'x', traceId: '1', detail, status, code }, { status });
  renderInHost(<ChangeDialog setting={setting} onClose={() => (seen.closed += 1)} />, {
    messages: { ...shellMessages, ...messages },
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      const text = await request.text();
      seen.sent.push(`${request.method} ${pathname}`);
      if (pathname.endsWith('/begin')) {
        return text.includes('right')
          ? Response.json({ ...step, kind })
          : refusal(409, 'WRONG_PASSWORD', 'Not this one.');
      }
      if (pathname.startsWith('/api/session/')) {
        seen.isConfirmed = true;
        return new Response(null, { status: 204 });
      }
      if (!seen.isConfirmed) return refusal(409, 'PASSKEY_FIRST', 'A passkey first.');
      if (seen.isAway) return refusal(503, 'UNAVAILABLE', 'Not now.');
      return Response.json({ ...setting, value: true });
    },
  });
  return seen;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** Opens the passkey step and completes it. */
async function confirmWith(password: string) {
  const field = await screen.findByLabelText('Your password');
  fireEvent.change(field, { target: { value: password } });
  press('Continue with passkey');
}
const change = 'PUT /api/features/SECOND_FACTOR';
const begin = 'POST /api/session/passkey/begin';

test('the first passkey is registered, and then the second factor is switched on', async () => {
  const device = withAuthenticator();
  const seen = show();
  press('Change for everybody');
  await confirmWith('right');
  expect(
    await screen.findByText('Your passkey is registered. SECOND_FACTOR is now On.'),
  ).toBeDefined();
  expect(seen.sent).toEqual([change, begin, 'POST /api/session/new-passkey', change]);
  expect([device.asked.length, seen.closed]).toEqual([1, 1]);
});

test('a passkey that is there is proven', async () => {
  withAuthenticator();
  const seen = show('PROVE');
  press('Change for everybody');
  await confirmWith('right');
  await waitFor(() => expect(seen.closed).toBe(1));
  expect(seen.sent).toEqual([change, begin, 'POST /api/session/passkey', change]);
});

test('who cancels at the device or mistypes is told so, and nothing is switched', async () => {
  const device = withAuthenticator();
  const seen = show();
  press('Change for everybody');
  const field = await screen.findByLabelText('Your password');
  expect(document.activeElement).toBe(field);
  press('Continue with passkey');
  expect(await screen.findByText('Enter your password.')).toBeDefined();
  await confirmWith('wrong');
  expect(await screen.findByText('That is not your password. Enter it again.')).toBeDefined();
  expect(screen.queryByText('Not this one.')).toBeNull();
  expect(document.activeElement).toBe(field);
  device.refuses = 'NotAllowedError';
  await confirmWith('right');
  expect(await screen.findByText('Nothing was confirmed. Please try again.')).toBeDefined();
  expect(seen.sent).toEqual([change, begin, begin]);
  press('Cancel');
  expect(seen.closed).toBe(1);
});

test('a browser without passkeys is told as that, and nothing is switched', async () => {
  withAuthenticator();
  vi.stubGlobal('isSecureContext', false);
  const seen = show();
  press('Change for everybody');
  await confirmWith('right');
  expect(
    await screen.findByText(/^This browser cannot use passkeys at this address/),
  ).toBeDefined();
  expect(seen.sent).toEqual([change, begin]);
});

test('a switch that fails after the passkey is tried again without another one', async () => {
  const device = withAuthenticator();
  const seen = show();
  seen.isAway = true;
  press('Change for everybody');
  await confirmWith('right');
  expect(await screen.findByText('Not now.')).toBeDefined();
  expect(seen.closed).toBe(0);
  seen.isAway = false;
  press('Change for everybody');
  await waitFor(() => expect(seen.closed).toBe(1));
  expect(seen.sent.slice(-3)).toEqual(['POST /api/session/new-passkey', change, change]);
  expect(device.asked).toHaveLength(1);
});
