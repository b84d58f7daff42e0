import { fireEvent, screen } from '@testing-library/react';
import type { ApiFailure, components } from 'shared-contracts';
import { renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { expect, test, vi } from 'vitest';
import { sentBytes, withAuthenticator } from '../testing/withAuthenticator.ts';
import { PasskeyStep } from './PasskeyStep.tsx';

const ticket = 't'.repeat(43);
const prove: components['schemas']['PasskeyStep'] = {
  ...{ kind: 'PROVE', ticket, challenge: 'AAAA', rpId: 'time.example.com' },
  user: { id: 'MQ', name: 'max', displayName: 'Max Boss' },
  passkeys: [{ id: 'BBBB', transports: ['internal', 'telepathy'] }],
};
const session = {
  ...{ employeeId: 7, authorities: [], assignAuths: [] },
  ...{ expiresAt: '2026-11-25T00:00:00.000Z', mustChangePassword: false },
};

function show(step: typeof prove, respond: () => Response = () => Response.json(session)) {
  const sent: (readonly [string, unknown])[] = [];
  const back: (ApiFailure | undefined)[] = [];
  const seen = { signedIn: 0, back };
  renderInHost(
    <PasskeyStep
      step={step}
      onSignedIn={() => Promise.resolve((seen.signedIn += 1))}
      onBack={(refused) => seen.back.push(refused)}
    />,
    {
      fetch: async (request) => {
        sent.push([new URL(request.url).pathname, await request.json()]);
        return respond();
      },
    },
  );
  return { sent, seen };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a passkey is used: the device confirms, the server is told, the person is in', async () => {
  const device = withAuthenticator();
  const { sent, seen } = show(prove);
  expect(document.activeElement?.textContent).toBe('Confirm with your passkey');
  press('Use passkey');
  await expect.poll(() => seen.signedIn).toBe(1);
  expect(device.asked).toMatchObject([
    {
      publicKey: {
        ...{ rpId: 'time.example.com', userVerification: 'required' },
        allowCredentials: [{ type: 'public-key', transports: ['internal'] }],
      },
    },
  ]);
  const proof = { clientDataJSON: sentBytes, authenticatorData: sentBytes, signature: sentBytes };
  expect(sent).toEqual([['/api/employees/login/passkey', { ticket, id: 'my-key', ...proof }]]);
});

test('the first one is registered', async () => {
  const device = withAuthenticator();
  const { sent, seen } = show({ ...prove, kind: 'REGISTER', passkeys: [] });
  press('Register passkey');
  await expect.poll(() => seen.signedIn).toBe(1);
  expect(device.asked).toMatchObject([
    {
      publicKey: {
        ...{ rp: { id: 'time.example.com' }, user: { name: 'max' }, attestation: 'none' },
        authenticatorSelection: { userVerification: 'required' },
      },
    },
  ]);
  const made = { clientDataJSON: sentBytes, attestationObject: sentBytes };
  expect(sent).toEqual([
    [
      '/api/employees/login/new-passkey',
      { ticket, id: 'my-key', ...made, transports: ['internal'] },
    ],
  ]);
});

test('one that the server refuses leads back to the password, with the reason', async () => {
  withAuthenticator();
  const problem = { type: 'x', status: 401, title: 'x', detail: 'x', traceId: '1' };
  const { seen } = show(prove, () =>
    Response.json({ ...problem, code: 'PASSKEY_REFUSED' }, { status: 401 }),
  );
  press('Use passkey');
  await expect.poll(() => seen.back.map((refused) => refused?.code)).toEqual(['PASSKEY_REFUSED']);
  expect(seen.signedIn).toBe(0);
});

test.each([
  ['NotAllowedError', 'Nothing was confirmed. Please try again.'],
  ['InvalidStateError', 'This device has one of your passkeys already.'],
  ['SecurityError', /^This browser cannot use passkeys at this address/],
  ['UnknownError', /^Your device did not answer/],
])(
  'a device that says %s: it is said, nothing is sent, and may be tried again',
  async (name, words) => {
    const device = withAuthenticator();
    device.refuses = name;
    const { sent, seen } = show(prove);
    press('Use passkey');
    expect(await screen.findByText(words)).toBeDefined();
    expect([sent, seen.back]).toEqual([[], []]);
    device.refuses = null;
    press('Use passkey');
    await expect.poll(() => seen.signedIn).toBe(1);
  },
);

test('an address without https, and the way back to the password', async () => {
  withAuthenticator();
  vi.stubGlobal('isSecureContext', false);
  const { seen } = show(prove);
  press('Use passkey');
  expect(await screen.findByText(/^This browser cannot use passkeys/)).toBeDefined();
  press('Back to the password');
  expect(seen.back).toEqual([undefined]);
});
