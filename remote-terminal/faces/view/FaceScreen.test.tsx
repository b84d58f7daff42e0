import { fireEvent, screen } from '@testing-library/react';
import type { components, Session } from 'shared-contracts';
import { renderInHost, type RenderOptions } from 'shared-ui/testing/renderInHost.tsx';
import { expect, test } from 'vitest';
import { messages } from '../../messages/en.ts';
import type { NoticeWords } from '../../waiting/rules/wallNotice.ts';
import { drawn } from '../testing/drawnCapture.ts';
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
  {
    sight = null,
    isWoken = false,
    claim = null,
    ways = ['FACE', 'PIN', 'BADGE'],
  }: Partial<Pick<FaceScreenProps, 'sight' | 'isWoken' | 'claim' | 'ways'>> = {},
) {
  const ends: (components['schemas']['FaceIdentification'] | NoticeWords | null)[] = [];
  const sent: string[][] = [];
  let pins = 0;
  let numbers = 0;
  const shown = renderInHost(
    <FaceScreen
      sight={sight}
      isWoken={isWoken}
      claim={claim}
      ways={ways}
      onPin={() => (pins += 1)}
      onNumberNeeded={() => (numbers += 1)}
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
          return Response.json(drawn(['RIGHT', 'LEFT']));
        }
        const form = await request.text();
        sent.push([...form.matchAll(/; name="(\w+)"/g)].map(([, name = '']) => name));
        return judge(sent.length);
      },
    },
  );
  return { ...shown, ends, sent, pins: () => pins, numbers: () => numbers };
}

function refuse(code: string, detail: string): Response {
  const problem = { type: 'about:blank', status: 409, title: code, detail, code, traceId: '1' };
  const headers = { 'content-type': 'application/problem+json' };
  return Response.json(problem, { status: 409, headers });
}

test('asks for the turns in the order that the server drew, aloud, and sends three pictures', async () => {
  const { ends, sent } = show(() => Response.json(nobody), { TERMINAL_VOICE: true });
  await pass(300);
  expect(screen.getByRole('heading', { name: 'Look straight ahead' })).toBeDefined();
  await pass(1_100);
  expect(screen.getByRole('heading', { name: 'Turn your head right' })).toBeDefined();
  await pass(1_000);
  expect(screen.getByRole('heading', { name: 'Look straight ahead' })).toBeDefined();
  await pass(1_200);
  expect(screen.getByRole('heading', { name: 'Turn your head left' })).toBeDefined();
  await pass(2_000);
  expect(sent).toEqual([['nonce', 'pictureTaken', 'firstTurn', 'secondTurn', 'trail']]);
  expect(ends).toEqual([nobody]);
  expect(device.spoken.slice(0, 4)).toEqual([
    'Look straight ahead',
    'Turn your head right',
    'Look straight ahead',
    'Turn your head left',
  ]);
});

test('says nothing aloud where the company does not want it', async () => {
  show(() => Response.json(nobody), { TERMINAL_VOICE: false });
  await pass(5_500);
  expect(device.spoken).toEqual([]);
});

test('tells what was wrong, and looks again when asked to, five times at most', async () => {
  const { ends, sent } = show(() => refuse('FACE_TOO_DARK', 'Please turn towards the light.'));
  for (let count = 1; count <= 5; count++) {
    await pass(5_500);
    expect(screen.getByRole('alert').textContent).toBe(
      count < 5
        ? 'Please turn towards the light.'
        : 'That was the last try. Please use number and PIN, or your badge.',
    );
    expect(screen.getByText(`Try ${count} of 5`)).toBeDefined();
    expect(sent).toHaveLength(count);
    await pass(5_500);
    expect(sent).toHaveLength(count);
    if (count < 5) tryAgain();
  }
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Number and PIN' })).toBeDefined();
  expect(ends).toEqual([]);
});

test('whom nobody knows gets one more try, and is led to the other ways there', async () => {
  const { sent, pins } = show(() => refuse('FACE_UNKNOWN', 'Please try again.'));
  await pass(5_500);
  expect(screen.getByRole('heading', { name: 'You were not recognised' })).toBeDefined();
  expect(screen.getByText('Try 1 of 2')).toBeDefined();
  tryAgain();
  expect(screen.getByText('Try 2 of 2', { exact: false })).toBeDefined();
  await pass(5_500);
  expect(sent).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getByText('Hold your badge to the reader')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Number and PIN' }));
  expect(pins()).toBe(1);
});

test('where nothing else is switched on, the last words lead to number and face', async () => {
  const { numbers } = show(
    () => refuse('FACE_UNKNOWN', 'Please try again.'),
    {},
    { ways: ['FACE'] },
  );
  await pass(5_500);
  tryAgain();
  await pass(5_500);
  expect(screen.getByRole('alert').textContent).toBe(
    'That was the last try. Please use number and face.',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Number and face' }));
  expect(numbers()).toBe(1);
});

test('what somebody said of who they are goes with the pictures', async () => {
  const claim = { badge: 'B_1', badgeByKey: 'B-1' };
  const { sent, ends } = show(() => Response.json(nobody), {}, { claim });
  await pass(5_500);
  expect(sent).toEqual([
    ['nonce', 'pictureTaken', 'firstTurn', 'secondTurn', 'trail', 'badge', 'badgeByKey'],
  ]);
  expect(ends).toEqual([nobody]);
});

test('where the face alone does not tell who it is, the number is asked for at once', async () => {
  const { numbers } = show(() => refuse('FACE_NEEDS_NUMBER', 'Your number first, please.'));
  await pass(5_500);
  expect(numbers()).toBe(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('where nobody decides how to go on it goes back to waiting', async () => {
  const { ends } = show(() => refuse('FACE_UNKNOWN', 'Please try again.'));
  await pass(20_000);
  expect(ends).toEqual([]);
  await pass(5_000);
  expect(ends).toEqual([null]);
});

test('number and PIN stand beside the running camera, and only what is switched on', async () => {
  const { pins, unmount } = show(() => Response.json(nobody));
  await pass(300);
  fireEvent.click(screen.getByRole('button', { name: 'Number and PIN' }));
  expect(pins()).toBe(1);
  unmount();
  show(() => Response.json(nobody), {}, { ways: ['FACE'] });
  await pass(300);
  expect(screen.getByRole('heading', { name: 'Look straight ahead' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Number and PIN' })).toBeNull();
  expect(screen.queryByText('Hold your badge to the reader')).toBeNull();
});

test('without a connection nobody is recognised, and it says so', async () => {
  const { ends } = show(() => Promise.reject(new TypeError('Failed to fetch')));
  await pass(5_000);
  expect(ends).toEqual([{ id: 'terminal.face.offline' }]);
});

test.each([
  ['NotAllowedError', 'REFUSED'],
  ['SecurityError', 'REFUSED'],
  ['NotFoundError', 'MISSING'],
  ['OverconstrainedError', 'MISSING'],
  ['NotReadableError', 'BUSY'],
  ['AbortError', 'BUSY'],
  ['TypeError', 'OTHER'],
])('where a camera fails with %s there are other ways, and it says why', async (name, why) => {
  navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', name));
  const { ends } = show(() => Response.json(nobody));
  await pass(100);
  expect(ends).toEqual([{ id: 'terminal.face.noCamera', why }]);
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
  const { ends, sent } = show(() => Response.json(nobody), {}, { sight: { look } });
  await pass(3_000);
  expect(sent).toEqual([['nonce', 'pictureTaken', 'firstTurn', 'secondTurn', 'trail']]);
  expect(ends).toEqual([nobody]);
});

test('a look is ticked once it was seen, not before', async () => {
  let frame = frameOf({ width: 80, x: 360 });
  const look = async () => frame;
  show(() => Response.json(nobody), {}, { sight: { look } });
  await pass(1_500);
  expect(stepStates()).toEqual(['NOW', 'COMING', 'COMING']);
  frame = frameOf();
  await pass(1_000);
  expect(stepStates()).toEqual(['SEEN', 'NOW', 'COMING']);
  expect(screen.getByText('Step 2 of 3')).toBeDefined();
  expect(screen.getByText('Good. Your face is seen')).toBeDefined();
});

test('where nothing sees, a picture is taken and nothing is ticked', async () => {
  show(() => Response.json(nobody));
  await pass(1_500);
  expect(stepStates()).toEqual(['UNSEEN', 'NOW', 'COMING']);
  expect(screen.getByText('Look straight ahead: picture taken')).toBeDefined();
});

test('who does not turn is told so, and nothing is sent', async () => {
  const look = async () => frameOf({ turn: 0.5 });
  const { sent } = show(() => Response.json(nobody), {}, { sight: { look } });
  await pass(7_000);
  const heading = screen.getByRole('heading', { name: 'That did not work' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByRole('alert').textContent).toMatch(/^No turn of your head was seen/);
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  expect(sent).toEqual([]);
});

test('who stands too far away is told so', async () => {
  const look = async () => frameOf({ width: 80, x: 360 });
  show(() => Response.json(nobody), {}, { sight: { look } });
  await pass(500);
  expect(screen.getByText('Come closer')).toBeDefined();
});

test('who tapped and is not seen is told so, and may try again', async () => {
  let frame = emptyFrame;
  const look = async () => frame;
  const { ends, sent } = show(() => Response.json(nobody), {}, { sight: { look } });
  await pass(6_000);
  expect(screen.getByRole('alert').textContent).toMatch(/^No face was seen/);
  frame = frameOf();
  tryAgain();
  await pass(500);
  expect(screen.getByRole('heading', { name: /Turn your head/ })).toBeDefined();
  expect([ends, sent]).toEqual([[], []]);
});

test('after a try of no use it gives way as soon as whoever made it leaves', async () => {
  let frame = frameOf({ turn: 0.5 });
  const look = async () => frame;
  const { ends } = show(() => Response.json(nobody), {}, { sight: { look } });
  await pass(8_000);
  expect(screen.getByRole('heading', { name: 'That did not work' })).toBeDefined();
  frame = emptyFrame;
  await pass(2_000);
  expect(ends).toEqual([]);
  await pass(2_000);
  expect(ends).toEqual([null]);
});

test('the next one begins anew without a tap, and sees nothing of the one before', async () => {
  let frame = frameOf({ turn: 0.5 });
  const look = async () => frame;
  const { ends } = show(() => Response.json(nobody), {}, { sight: { look } });
  await pass(8_000);
  expect(screen.getByRole('alert').textContent).toMatch(/^No turn of your head was seen/);
  frame = frameOf({ x: 460, width: 200 });
  await pass(1_500);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText(/^Try/)).toBeNull();
  expect(ends).toEqual([]);
});

test('advice stands where it fits: over the shoulder is for turns alone', async () => {
  show(() => Response.json(nobody), {}, { sight: { look: async () => frameOf() } });
  await pass(100);
  expect(screen.queryByText(/over your shoulder/)).toBeNull();
  expect(screen.getByText(/^Take off a cap/)).toBeDefined();
  await pass(1_500);
  expect(screen.getByText(/^Slowly, as if you look over your shoulder/)).toBeDefined();
});

test('a wall that woke by itself goes back to waiting without a word', async () => {
  const look = async () => emptyFrame;
  const { ends, sent } = show(() => Response.json(nobody), {}, { sight: { look }, isWoken: true });
  await pass(6_000);
  expect(ends).toEqual([null]);
  expect(sent).toEqual([]);
});

function tryAgain(): void {
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
}

function stepStates(): (string | null)[] {
  return screen.getAllByRole('listitem').map((step) => step.getAttribute('data-step'));
}
