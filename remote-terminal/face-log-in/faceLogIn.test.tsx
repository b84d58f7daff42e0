import { fireEvent, screen } from '@testing-library/react';
import { renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { expect, it } from 'vitest';
import { drawn } from '../faces/testing/drawnCapture.ts';
import { pass, withFakeCamera } from '../faces/testing/fakeCamera.ts';
import { messages } from '../messages/en.ts';
import { Page } from './FaceLogInPage.tsx';

withFakeCamera();

const signedIn = {
  ...{ employeeId: 7, authorities: [], assignAuths: [] },
  ...{ expiresAt: '2026-11-25T00:00:00.000Z', mustChangePassword: false },
};

function open(judge: () => Response) {
  const sent: string[] = [];
  const shown = renderInHost(<Page />, {
    messages,
    session: { kind: 'none' },
    path: '/login/face-login',
    async fetch(request) {
      if (request.url.endsWith('/face-captures')) {
        return Response.json(drawn());
      }
      sent.push(/name="username"\s+(\w+)/.exec(await request.text())?.[1] ?? '');
      return judge();
    },
  });
  let isTold = false;
  shown.bus.on('employee-session-started', () => {
    isTold = true;
  });
  return { sent, isTold: () => isTold };
}

function look(username: string): void {
  fireEvent.change(screen.getByLabelText('User name'), { target: { value: username } });
  fireEvent.click(screen.getByRole('button', { name: 'Look into the camera' }));
}

it('asks for the user name first', () => {
  open(() => Response.json({}));
  look('');
  expect(screen.getByText('Please fill this in.')).toBeDefined();
});

it('logs whoever turns as asked in, and tells the shell', async () => {
  const { sent, isTold } = open(() => Response.json(signedIn));
  look('ella');
  await pass(6_000);
  expect(sent).toEqual(['ella']);
  expect(isTold()).toBe(true);
});

it('says that nobody was recognised, lets try once more, and keeps the user name', async () => {
  const problem = { type: 'x', status: 409, title: 'x', code: 'FACE_UNKNOWN', traceId: '1' };
  const { sent, isTold } = open(() =>
    Response.json({ ...problem, detail: 'Please try again.' }, { status: 409 }),
  );
  look('ella');
  await pass(6_000);
  expect(screen.getByRole('alert').textContent).toBe('Please try again.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(6_000);
  expect(sent).toHaveLength(2);
  expect(isTold()).toBe(false);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Log in another way' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByLabelText('User name')).toHaveProperty('value', 'ella');
});

it('says that there is no camera, beside the other way', async () => {
  navigator.mediaDevices.getUserMedia = () =>
    Promise.reject(new DOMException('', 'NotAllowedError'));
  open(() => Response.json({}));
  look('ella');
  await pass(100);
  expect(screen.getByRole('alert').textContent).toMatch(/^The camera is not allowed here/);
  expect(screen.getByRole('link', { name: 'Log in another way' })).toBeDefined();
});

it('whoever needs a passkey is asked once, and led to the password', async () => {
  const problem = { type: 'x', status: 403, title: 'x', code: 'PASSKEY_NEEDED', traceId: '1' };
  const { sent, isTold } = open(() =>
    Response.json({ ...problem, detail: 'Log in with your password.' }, { status: 403 }),
  );
  look('max');
  await pass(12_000);
  expect(sent).toEqual(['max']);
  expect(isTold()).toBe(false);
  expect(screen.getByRole('alert').textContent).toBe('Log in with your password.');
  expect(screen.getByRole('button', { name: 'Log in another way' })).toBeDefined();
});

it('whoever cancels is back at the user name', async () => {
  const { sent } = open(() => Response.json({}));
  look('ella');
  await pass(500);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByLabelText('User name')).toBeDefined();
  await pass(5_000);
  expect(sent).toEqual([]);
});
