import 'fake-indexeddb/auto';
import { fireEvent, screen } from '@testing-library/react';
import { renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { expect, test } from 'vitest';
import { pass, withFakeCamera } from '../../faces/testing/fakeCamera.ts';
import { drawn } from '../../faces/testing/drawnCapture.ts';
import { withFakeDetector } from '../../faces/testing/fakeDetector.ts';
import { emptyFrame, frameOf } from '../../faces/testing/faceFrames.ts';
import { messages } from '../../messages/en.ts';
import { heard, holdBadge, session } from '../testing/showWall.tsx';
import { Page } from './WallPage.tsx';

withFakeCamera();
const detector = withFakeDetector();

function show({
  isConnected = true,
  asksNumber = false,
}: { readonly isConnected?: boolean; readonly asksNumber?: boolean } = {}) {
  const sent: { path: string; body: unknown }[] = [];
  renderInHost(<Page />, {
    messages,
    session,
    path: '/face-login-terminal',
    async fetch(request) {
      if (!isConnected) throw new TypeError('Failed to fetch');
      const { pathname: path } = new URL(request.url);
      if (path.endsWith('/heartbeats'))
        return Response.json({ ...heard(43_200), asksNumberBeforeFace: asksNumber });
      if (path.endsWith('/locales')) return Response.json([]);
      if (path.endsWith('/sealing-key')) return new Response(null, { status: 503 });
      if (path.endsWith('/face-captures')) {
        return Response.json(drawn());
      }
      sent.push({ path, body: await request.json().catch(() => null) });
      const problem = { type: 'about:blank', status: 409, title: '', traceId: '1' };
      return Response.json(
        {
          ...{ ...problem, detail: 'That is not known here.' },
          code: path.endsWith('/badge') ? 'BADGE_NOT_KNOWN' : 'NOT_IDENTIFIED',
        },
        { status: 409, headers: { 'content-type': 'application/problem+json' } },
      );
    },
  });
  return sent;
}

const straight = () => screen.queryByRole('heading', { name: 'Look straight ahead' });
const waits = () => screen.queryByRole('button', { name: 'Look into the camera' }) !== null;

test('the wall wakes when somebody stands there, goes back when they leave, and wakes for the next one', async () => {
  const sent = show();
  await pass(6_000);
  expect(waits()).toBe(true);
  detector.frame = frameOf();
  await pass(1_500);
  expect(screen.getByText('Step 2 of 3')).toBeDefined();
  detector.frame = emptyFrame;
  await pass(6_500);
  expect(waits()).toBe(true);
  await pass(2_000);
  expect(waits()).toBe(true);
  detector.frame = frameOf();
  await pass(1_500);
  expect(waits()).toBe(false);
  expect(sent).toEqual([]);
});

test('where the number comes before the face nobody wakes it', async () => {
  show({ asksNumber: true });
  await pass(6_000);
  detector.frame = frameOf();
  await pass(5_000);
  expect(screen.getByRole('button', { name: 'Number and face' })).toBeDefined();
});

test('who was not seen to turn and stays may try again after a while, without a tap', async () => {
  show();
  detector.frame = frameOf();
  await pass(6_000);
  expect(waits()).toBe(false);
  await pass(6_000);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  await passUntil(waits);
  await pass(1_500);
  expect(waits()).toBe(true);
  await passUntil(() => !waits());
});

/** At most half a minute, in steps. */
async function passUntil(isSo: () => boolean): Promise<void> {
  for (let step = 0; step < 60 && !isSo(); step++) await pass(500);
  expect(isSo()).toBe(true);
}

test('number and PIN, and a badge, go on from the running camera', async () => {
  const sent = show();
  fireEvent.click(screen.getByRole('button', { name: 'Look into the camera' }));
  await pass(300);
  expect(straight()).not.toBeNull();
  holdBadge('B-1001');
  await pass(300);
  expect(sent).toEqual([
    { path: '/api/terminal/identifications/badge', body: { badge: 'B-1001' } },
  ]);
  expect(screen.getByText('That is not known here.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Look into the camera' }));
  await pass(300);
  fireEvent.click(screen.getByRole('button', { name: 'Number and PIN' }));
  expect(screen.getByLabelText('Employee number')).toBeDefined();
});

test('a number typed into its field as fast as a reader is no badge; a chip read there is one', async () => {
  const sent = show();
  fireEvent.click(screen.getByRole('button', { name: 'Number and PIN' }));
  const number = screen.getByLabelText('Employee number');
  holdBadge('20418', number);
  await pass(300);
  expect(sent).toEqual([]);
  holdBadge('0012345678', number);
  await pass(300);
  expect(sent).toMatchObject([{ body: { badge: '0012345678' } }]);
});

test('without a connection the camera is not offered, and it says why, beside the other ways', async () => {
  show({ isConnected: false });
  await pass(500);
  expect(screen.getByText('No connection')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Look into the camera' })).toBeNull();
  expect(screen.getByText(/^Faces are not recognised without/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Number and PIN' })).toBeDefined();
});
