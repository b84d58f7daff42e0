import { fireEvent, screen } from '@testing-library/react';
import type { components, Session } from 'shared-contracts';
import { renderInHost, type RenderOptions } from 'shared-ui/testing/renderInHost.tsx';
import { expect, test } from 'vitest';
import { messages } from '../../messages/en.ts';
import type { NoticeWords } from '../../waiting/rules/wallNotice.ts';
import { pass, withFakeCamera } from '../testing/fakeCamera.ts';
import { emptyFrame, frameOf } from '../testing/faceFrames.ts';
import { FaceScreen, type FaceScreenProps } from './FaceScreen.tsx';

const session: Session = {
  kind: 'terminal',
  terminalId: 'T-100',
  description: 'Main entrance',
  timeZone: 'Europe/London',
};
const nobody = { dialog: null, consent: null };

const device = withFakeCamera();

function show(
  judge: (attempt: number) => Response | Promise<Response>,
  properties: NonNullable<RenderOptions['properties']> = {},
  { detector = null, isWoken = false }: Partial<Pick<FaceScreenProps, 'detector' | 'isWoken'>> = {},
) {
  const ends: (components['schemas']['FaceIdentification'] | NoticeWords | null)[] = [];
  const sent: string[][] = [];
  const shown = renderInHost(
    <FaceScreen
      detector={detector}
      isWoken={isWoken}
      onIdentified={(who) => ends.push(who)}
      onEnded={(words) => ends.push(words)}
    />,
    {
      messages,
      session,
      properties,
      path: '/face-login-terminal',
      async fetch(request) {
        if (request.url.endsWith('/face-captures')) {
          const nonce = 'n'.repeat(43);
          return Response.json({
            nonce,
            order: ['RIGHT', 'LEFT'],
            expiresInSeconds: 60,
            turn: 0.08,
          });
        }
        const form = await request.text();
        sent.push([...form.matchAll(/; name="(\w+)"/g)].map(([, name = '']) => name));
        return judge(sent.length);
      },
    },
  );
  return { ...shown, ends, sent };
}

function refuse(code: string, detail: string): Response {
  const problem = { type: 'about:blank', status: 409, title: code, detail, code, traceId: '1' };
  const headers = { 'content-type': 'application/problem+json' };
  return Response.json(problem, { status: 409, headers });
}

test('asks for the turns in the order that the server drew, aloud, and sends three pictures', async () => {
  const { ends, sent } = show(() => Response.json(nobody), { TERMINAL_VOICE: true });
  expect(await screen.findByRole('heading', { name: 'Look straight ahead' })).toBeDefined();
  await pass(1_100);
  expect(screen.getByRole('heading', { name: 'Turn your head right' })).toBeDefined();
  await pass(1_100);
  expect(screen.getByRole('heading', { name: 'Turn your head left' })).toBeDefined();
  await pass(2_000);
  expect(sent).toEqual([['nonce', 'pictureTaken', 'firstTurn', 'secondTurn']]);
  expect(ends).toEqual([nobody]);
  expect(device.spoken.slice(0, 3)).toEqual([
    'Look straight ahead',
    'Turn your head right',
    'Turn your head left',
  ]);
});

test('says nothing aloud where the company does not want it', async () => {
  show(() => Response.json(nobody), { TERMINAL_VOICE: false });
  await pass(3_500);
  expect(device.spoken).toEqual([]);
});

test('tells what was wrong and looks again, five times at most', async () => {
  const { ends, sent } = show(() => refuse('FACE_TOO_DARK', 'Please turn towards the light.'));
  await pass(3_500);
  expect(screen.getByRole('alert').textContent).toBe('Please turn towards the light.');
  await pass(30_000);
  expect(sent).toHaveLength(5);
  expect(ends).toEqual([{ said: 'Please turn towards the light.' }]);
});

test('whom nobody knows gets one more try', async () => {
  const { ends, sent } = show(() => refuse('FACE_UNKNOWN', 'Please try again.'));
  await pass(20_000);
  expect(sent).toHaveLength(2);
  expect(ends).toEqual([{ said: 'Please try again.' }]);
});

test('without a connection nobody is recognised, and it says so', async () => {
  const { ends } = show(() => Promise.reject(new TypeError('Failed to fetch')));
  await pass(5_000);
  expect(ends).toEqual([{ id: 'terminal.failed.offline' }]);
});

test('without a camera there are other ways', async () => {
  navigator.mediaDevices.getUserMedia = () =>
    Promise.reject(new DOMException('', 'NotAllowedError'));
  const { ends } = show(() => Response.json(nobody));
  await pass(100);
  expect(ends).toEqual([{ id: 'terminal.face.noCamera' }]);
});

test('whoever cancels sends nothing, and the camera is off', async () => {
  const { ends, sent, unmount } = show(() => Response.json(nobody));
  await pass(500);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(ends).toEqual([null]);
  unmount();
  await pass(10_000);
  expect(sent).toEqual([]);
  expect(device.stopped).toBe(1);
});

test('where the page sees the face, the pictures are taken as soon as the turns are reached', async () => {
  const turns: Readonly<Record<string, number>> = {
    'Turn your head right': 0.25,
    'Turn your head left': 0.75,
  };
  const look = async () =>
    frameOf({ turn: turns[screen.getByRole('heading').textContent ?? ''] ?? 0.5 });
  const { ends, sent } = show(() => Response.json(nobody), {}, { detector: { look } });
  await pass(2_000);
  expect(sent).toEqual([['nonce', 'pictureTaken', 'firstTurn', 'secondTurn']]);
  expect(ends).toEqual([nobody]);
});

test('who stands too far away is told so', async () => {
  const look = async () => frameOf({ width: 80, x: 360 });
  show(() => Response.json(nobody), {}, { detector: { look } });
  await pass(500);
  expect(screen.getByText('Come closer')).toBeDefined();
});

test.each([
  ['who tapped is told that nobody was seen', false, { id: 'terminal.face.nobody' }],
  ['a wall that woke by itself goes back to waiting without a word', true, null],
] as const)('%s', async (_what, isWoken, words) => {
  const look = async () => emptyFrame;
  const { ends, sent } = show(() => Response.json(nobody), {}, { detector: { look }, isWoken });
  await pass(6_000);
  expect(ends).toEqual([words]);
  expect(sent).toEqual([]);
});
