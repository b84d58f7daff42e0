import { Worker } from 'node:worker_threads';
import { defaultFeatures } from 'shared-contracts/features';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isSamePicture } from '../rules/differenceHash.ts';
import { distance } from '../rules/distance.ts';
import { judgeLiveness } from '../rules/judgeLiveness.ts';
import { createFaceEngine, type ReadingAnswer } from './createFaceEngine.ts';
import {
  alteredPortrait,
  bombPicture,
  heldPhotograph,
  plainPicture,
  portrait,
  stranger,
  twoPeople,
} from './testing/testPictures.ts';

const leastTurn = defaultFeatures.properties.FACE_TURN / 100;
const engine = createFaceEngine();
let straight: ReturnType<typeof faceOf>;

beforeAll(async () => {
  expect(await engine.warm()).toBe(true);
  straight = faceOf(await engine.read(await portrait('straight')));
});
afterAll(() => engine.close());

function faceOf(answer: ReadingAnswer) {
  if (answer.kind !== 'face') throw new Error(`No face: ${answer.kind} ${answer.reason}`);
  return answer;
}

async function reasonFor(picture: Uint8Array): Promise<string> {
  const answer = await engine.read(picture);
  return answer.kind === 'face' ? 'face' : answer.reason;
}

describe('A person is recognised', () => {
  test.each([
    ['in a smaller picture', (picture) => picture.resize(320)],
    ['mirrored', (picture) => picture.flop()],
    ['with less light', (picture) => picture.linear(0.6, 0)],
    ['as PNG', (picture) => picture.png()],
    ['in grey', (picture) => picture.greyscale()],
    [
      'on its side with a note of the camera which way is up',
      (picture) => picture.rotate(90).keepExif().withMetadata({ orientation: 8 }),
    ],
  ] satisfies [string, Parameters<typeof alteredPortrait>[0]][])('%s', async (_, change) => {
    const { face } = faceOf(await engine.read(await alteredPortrait(change)));
    expect(distance(face.embedding, straight.face.embedding)).toBeLessThan(0.4);
  });

  test('and is not taken for somebody else', async () => {
    const { face } = faceOf(await engine.read(await stranger()));
    expect(distance(face.embedding, straight.face.embedding)).toBeGreaterThan(0.6);
  });

  test('turned, and passes as live in this order only', async () => {
    const [left, right] = [await portrait('left'), await portrait('right')];
    const frames = [
      straight.face,
      faceOf(await engine.read(left)).face,
      faceOf(await engine.read(right)).face,
    ] as const;
    expect(judgeLiveness(frames, ['left', 'right'], leastTurn)).toBeNull();
    expect(judgeLiveness(frames, ['right', 'left'], leastTurn)).toBe('WRONG_DIRECTION');
    expect(judgeLiveness([frames[0], frames[0], frames[0]], ['left', 'right'], leastTurn)).toBe(
      'NOT_TURNED',
    );
    const other = faceOf(await engine.read(await stranger())).face;
    expect(judgeLiveness([frames[0], frames[1], other], ['left', 'right'], leastTurn)).toBe(
      'SEVERAL_PEOPLE',
    );
  });

  test('and not when it is a photograph that is turned, which turns the nose far enough', async () => {
    const held = async (degrees: number) =>
      faceOf(await engine.read(await heldPhotograph(degrees, 0.8))).face;
    const frames = [await held(0), await held(45), await held(-45)] as const;
    expect(Math.abs(frames[1].turn - frames[0].turn)).toBeGreaterThan(leastTurn);
    expect(judgeLiveness(frames, ['left', 'right'], leastTurn)).toBe('FLAT');
  });

  test('the same way every time, to the last bit', async () => {
    const again = faceOf(await engine.read(await portrait('straight')));
    expect(again.face.embedding).toEqual(straight.face.embedding);
    expect(again.sha256).toBe(straight.sha256);
  });

  test('and the picture itself, stored anew', async () => {
    const stored = await alteredPortrait((picture) => picture.resize(500).jpeg({ quality: 50 }));
    const again = faceOf(await engine.read(stored));
    expect(again.sha256).not.toBe(straight.sha256);
    expect(isSamePicture(again.differenceHash, straight.differenceHash)).toBe(true);
  });
});

describe('A picture is refused', () => {
  test('without a face', async () => {
    expect(await reasonFor(await plainPicture(400, 400))).toBe('NO_FACE');
  });

  test('with two people', async () => {
    expect(await reasonFor(await twoPeople())).toBe('SEVERAL_FACES');
  });

  test.each([
    ['TOO_SMALL', (picture) => picture.resize(180)],
    ['BLURRED', (picture) => picture.blur(4)],
    ['TOO_DARK', (picture) => picture.linear(0.15, 0)],
    ['TOO_BRIGHT', (picture) => picture.linear(0.3, 190)],
  ] satisfies [string, Parameters<typeof alteredPortrait>[0]][])('%s', async (reason, change) => {
    expect(await reasonFor(await alteredPortrait(change))).toBe(reason);
  });

  test('that is none by its content, whatever it is called', async () => {
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    expect(await reasonFor(drawing)).toBe('NOT_A_PICTURE');
    expect(await reasonFor(await alteredPortrait((picture) => picture.webp()))).toBe(
      'NOT_A_PICTURE',
    );
    expect(await reasonFor(new Uint8Array())).toBe('NOT_A_PICTURE');
  });

  test('that is cut off', async () => {
    const whole = await portrait('straight');
    expect(await reasonFor(whole.subarray(0, whole.length / 2))).toBe('UNREADABLE');
    expect(await reasonFor(whole.subarray(0, 4))).toBe('UNREADABLE');
  });

  test('of more than a megabyte', async () => {
    expect(
      await reasonFor(Buffer.concat([await portrait('straight'), Buffer.alloc(1_048_576)])),
    ).toBe('TOO_LARGE');
  });

  test('of 400 million pixels in a small file', async () => {
    const bomb = bombPicture(20_000);
    expect(bomb.length).toBeLessThan(1_048_576);
    expect(await reasonFor(bomb)).toBe('TOO_MANY_PIXELS');
  });
});

describe('While pictures are read', () => {
  test('everything else goes on', async () => {
    const picture = await portrait('straight');
    let ticks = 0;
    const ticking = setInterval(() => ticks++, 1);
    const before = ticks;
    await Promise.all(Array.from({ length: 5 }, () => engine.read(picture)));
    clearInterval(ticking);
    expect(ticks - before).toBeGreaterThan(20);
  });
});

describe('A worker', () => {
  const begins = `
    const { parentPort } = require('node:worker_threads');
    parentPort.postMessage('ready');`;
  const answers = `${begins}
    parentPort.on('message', () => parentPort.postMessage({ kind: 'refused', reason: 'UNREADABLE' }));`;
  const read = { kind: 'refused', reason: 'UNREADABLE' };

  /** An engine whose first worker runs this code, and whose later ones answer. */
  function failing(first: string, timeout = 10_000) {
    const codes = [first];
    const startWorker = () => new Worker(codes.shift() ?? answers, { eval: true });
    return createFaceEngine({ startWorker, timeout });
  }

  test.each([
    ['CRASHED', 'an error', `${begins} parentPort.on('message', () => { throw new Error(); });`],
    ['CRASHED', 'its end', `${begins} parentPort.on('message', () => process.exit(0));`],
    ['CRASHED', 'an error at its start', `throw new Error();`],
    ['TIMED_OUT', 'an endless loop', `${begins} parentPort.on('message', () => { for (;;); });`],
  ])(
    'that fails is told as %s after %s, and another one serves who waited',
    async (reason, _, code) => {
      const lost = failing(code, reason === 'TIMED_OUT' ? 20 : 10_000);
      const picture = new Uint8Array([1]);
      const [first, second] = await Promise.all([lost.read(picture), lost.read(picture)]);
      expect(first).toEqual({ kind: 'failed', reason });
      expect(second).toEqual(read);
      expect(await lost.read(picture)).toEqual(read);
      await lost.close();
    },
  );

  test('lets no more wait than may', async () => {
    const busy = createFaceEngine({
      waiting: 1,
      startWorker: () => new Worker(answers, { eval: true }),
    });
    const asked = [1, 2, 3].map((each) => busy.read(new Uint8Array([each])));
    expect(await Promise.all(asked)).toEqual([read, read, { kind: 'failed', reason: 'BUSY' }]);
    expect(await busy.read(new Uint8Array([4]))).toEqual(read);
    await busy.close();
  });

  test('that could not start is not warm', async () => {
    const lost = failing('throw new Error();');
    expect(await lost.warm()).toBe(false);
    expect(await lost.warm()).toBe(true);
    await lost.close();
  });

  test('that is closed answers all who wait', async () => {
    const lost = failing(begins);
    const asked = [1, 2].map((each) => lost.read(new Uint8Array([each])));
    await lost.close();
    const closed = { kind: 'failed', reason: 'CLOSED' };
    expect(await Promise.all(asked)).toEqual([closed, closed]);
    expect(await lost.read(new Uint8Array([1]))).toEqual(closed);
  });
});
