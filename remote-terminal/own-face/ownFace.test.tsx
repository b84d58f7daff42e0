import { fireEvent, screen, waitFor } from '@testing-library/react';
import { assignment, employeeWith } from 'shared-contracts/testing/employee.ts';
import {
  employeeSession,
  renderInHost,
  type RenderOptions,
} from 'shared-ui/testing/renderInHost.tsx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pass, withFakeCamera } from '../faces/testing/fakeCamera.ts';
import { drawn } from '../faces/testing/drawnCapture.ts';
import { messages } from '../messages/en.ts';
import type { OwnFace } from './data/ownFace.ts';
import { Page } from './OwnFacePage.tsx';

const none: OwnFace = {
  isRegistered: false,
  registeredAt: null,
  isByManager: false,
  answer: null,
  answeredAt: null,
  answeredVersion: null,
  isForLogIn: false,
  text: { version: 2, text: 'We keep 128 numbers.\n\nYou decide freely.' },
};
const byManager: OwnFace = {
  ...none,
  isRegistered: true,
  isByManager: true,
  registeredAt: '2026-03-02T08:00:00.000Z',
};
const agreed: Partial<OwnFace> = {
  answer: 'AGREED',
  answeredVersion: 2,
  answeredAt: '2026-03-02T09:00:00.000Z',
};
const agreedHere: Partial<OwnFace> = { ...agreed, isForLogIn: true };

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4, height: 3, close: () => undefined }));
});
afterEach(() => vi.unstubAllGlobals());

/** A server that stores the face, or refuses to. */
function open(
  face: OwnFace | Response,
  properties: NonNullable<RenderOptions['properties']> = {},
  refusal?: Response,
) {
  let kept = face;
  const calls: string[] = [];
  renderInHost(<Page />, {
    messages,
    session: employeeSession(employeeWith(assignment())),
    properties,
    path: '/my-face',
    async fetch(request) {
      if (kept instanceof Response) return kept.clone();
      if (request.method !== 'GET') {
        calls.push(`${request.method} ${new URL(request.url).pathname.replace(/\d+/, 'me')}`);
        if (request.url.endsWith('/face-captures')) return Response.json(drawn());
        if (refusal) return refusal.clone();
        kept = { ...kept, ...changes[request.method] };
        if (request.method === 'DELETE') return new Response(null, { status: 204 });
      }
      return Response.json(kept);
    },
  });
  return { calls };
}

const changes: Readonly<Record<string, Partial<OwnFace>>> = {
  POST: { isRegistered: true, ...agreedHere },
  PUT: agreedHere,
  DELETE: { isRegistered: false, answer: 'WITHDRAWN', answeredAt: '2026-03-03T09:00:00.000Z' },
};
const button = (name: string) => screen.findByRole('button', { name });

describe('before the camera', () => {
  withFakeCamera();

  it('reads the text, agrees, and registers by turning as at a terminal, not by a file', async () => {
    const { calls } = open(none);
    await pass(200);
    expect(screen.getByText('You decide freely.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Register my face' }));
    expect(screen.queryByLabelText('Choose a file')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Agree and register' }));
    await pass(500);
    expect(screen.getByRole('heading', { name: 'Look straight ahead' })).toBeDefined();
    await pass(7_000);
    expect(calls).toEqual(['POST /api/employees/me/face-captures', 'POST /api/employees/me/face']);
    expect(screen.getByText(/^Your face has been registered since/)).toBeDefined();
  });

  it('sends whoever looks like somebody else to their manager', async () => {
    const problem = { type: 'about:blank', title: '', status: 409, detail: 'No.', traceId: 't' };
    const body = { ...problem, code: 'FACE_OF_ANOTHER' };
    const headers = { 'content-type': 'application/problem+json' };
    open(none, {}, Response.json(body, { status: 409, headers }));
    await pass(200);
    fireEvent.click(screen.getByRole('button', { name: 'Register my face' }));
    fireEvent.click(screen.getByRole('button', { name: 'Agree and register' }));
    await pass(7_500);
    expect(screen.getByRole('alert').textContent).toBe(
      'This face is registered for another person. Nothing was changed. People who look alike are registered by their manager.',
    );
  });
});

it('agrees to what a manager registered', async () => {
  const { calls } = open(byManager);
  expect(await screen.findByText(/It is not used until you agree/)).toBeDefined();
  fireEvent.click(await button('Agree'));
  expect(await screen.findByText(/You agreed on/)).toBeDefined();
  expect(calls).toEqual(['PUT /api/employees/me/face/consent']);
});

it('asks whoever agreed at a terminal once more, before their face logs them in', async () => {
  const { calls } = open({ ...byManager, ...agreed }, { FACIAL_RECOGNITION_EMPLOYEE_LOGIN: true });
  expect(await screen.findByText(/you agreed at a terminal on/)).toBeDefined();
  fireEvent.click(await button('Agree to log in by face'));
  expect(
    await screen.findByText(/^Your face has been registered since .* You agreed on/),
  ).toBeDefined();
  expect(calls).toEqual(['PUT /api/employees/me/face/consent']);
  expect(screen.queryByRole('button', { name: 'Agree to log in by face' })).toBeNull();
});

it('asks nobody for a log-in that the company has not', async () => {
  open({ ...byManager, ...agreed });
  expect(await screen.findByText(/You agreed on/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Agree/ })).toBeNull();
});

it('asks before it deletes, and says what is kept then', async () => {
  const { calls } = open({ ...byManager, ...agreed });
  fireEvent.click(await button('Withdraw and delete'));
  expect(calls).toEqual([]);
  const question = await screen.findByRole('alertdialog');
  fireEvent.click(
    [...question.querySelectorAll('button')].find(({ textContent }) =>
      textContent?.includes('Withdraw'),
    ) ?? question,
  );
  expect(await screen.findByText(/^You withdrew your consent on/)).toBeDefined();
  expect(calls).toEqual(['DELETE /api/employees/me/face']);
});

it('asks anew where the text has changed, and offers no registration that the company does not want', async () => {
  open(
    { ...byManager, ...agreed, isByManager: false, answeredVersion: 1 },
    { FACE_SELF_REGISTRATION: false },
  );
  expect(await screen.findByText(/has changed since you agreed/)).toBeDefined();
  expect(await button('Agree')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Take another picture' })).toBeNull();
});

it('says that it cannot be shown', async () => {
  open(new Response(null, { status: 500 }));
  await waitFor(() => expect(screen.getByText('Your face can’t be shown right now')).toBeDefined());
});
