import { expect, test } from 'vitest';
import { createTestCompany, logInAs, password, people } from '../testing/testCompany.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import {
  bombPicture,
  heldPhotograph,
  plainPicture,
  stranger,
  trailOf,
  turning,
  twoPeople,
} from './engine/testing/testPictures.ts';
import { facesOf } from './testing/facesOf.ts';

const { ella } = people;

describeOnMemory(
  'Pictures that are not taken',
  (server) => {
    const { tokens, pictures, asTerminal, turned, stand, register, forgetAll } = facesOf(server);

    test.each([
      ['a still', () => ({ firstTurn: pictures.straight, secondTurn: pictures.straight })],
      [
        'a loop in the wrong order',
        (order: readonly string[]) => {
          const mirrored = (turn: string | undefined) =>
            turn === 'LEFT' ? pictures.right : pictures.left;
          return { firstTurn: mirrored(order[0]), secondTurn: mirrored(order[1]) };
        },
      ],
    ] as const)('%s is not taken for somebody', async (_name, change) => {
      await forgetAll();
      await register(ella.id);
      const answer = await stand((order) => ({ ...turned(order), ...change(order) }));
      expect(answer.problem.code).toBe('FACE_NOT_LIVE');
    });

    test('what was drawn for one device opens nothing on another one of the same terminal', async () => {
      await forgetAll();
      await register(ella.id);
      const { nonce, order } = (await server.call('drawFaceCapture', asTerminal())).body;
      const other = await server.call('logInTerminal', { body: { terminalId: 'T-100', password } });
      const answer = await server.call('identifyByFace', {
        asTerminal: other.cookies.get('terminal-access-token') ?? '',
        body: { nonce, ...turned(order) },
      });
      expect(answer.problem.code).toBe('CAPTURE_ENDED');
    });

    test('what was drawn for a registration ends with the session', async () => {
      const own = { path: { sub: ella.id } };
      const drawn = await server.call('drawOwnFaceCapture', { ...own, as: tokens.ella });
      const { nonce, order } = drawn.body;
      const { pictureTaken, ...turns } = turned(order);
      const answer = await server.call('registerOwnFace', {
        ...{ ...own, as: await logInAs(server, 'ella') },
        body: { nonce, picture_taken: pictureTaken, ...turns, consentVersion: '1' },
      });
      expect(answer.problem.code).toBe('CAPTURE_ENDED');
    });

    test('two ordinary photographs, one after the other, are not taken for somebody', async () => {
      await forgetAll();
      await register(ella.id);
      const cut = (turn: string | undefined) => {
        const side = turn === 'LEFT' ? 'left' : 'right';
        return ['straight', 'straight', 'straight', side, side, side] as const;
      };
      const { nonce, order } = (await server.call('drawFaceCapture', asTerminal())).body;
      const trail = await trailOf(order.flatMap((turn) => cut(turn)));
      const body = { nonce, ...turned(order), trail };
      const answer = await server.call('identifyByFace', { ...asTerminal(), body });
      expect(answer.problem.code).toBe('FACE_NOT_LIVE');
    });

    test.each([
      ['no trail', async () => undefined, 'FACE_NOT_LIVE'],
      ['a trail with one of the turns', async () => trailOf(turning('left')), 'FACE_NOT_LIVE'],
      ['a picture in place of the trail', async () => plainPicture(600, 600), 'PICTURE_UNREADABLE'],
    ])('%s is no capture', async (_name, make, code) => {
      const trail = await make();
      const answer = await stand((order) => {
        const { trail: _, ...shown } = turned(order);
        return trail === undefined ? shown : { ...shown, trail };
      });
      expect(answer.problem.code).toBe(code);
    });

    test('a photograph that is turned before the camera is not taken for somebody', async () => {
      await forgetAll();
      await register(ella.id);
      const [straight, left, right] = await Promise.all(
        [0, 45, -45].map((degrees) => heldPhotograph(degrees, 0.8)),
      );
      if (!straight || !left || !right) throw new Error('Three pictures were made.');
      const answer = await stand(([first]) => ({
        pictureTaken: straight,
        firstTurn: first === 'LEFT' ? left : right,
        secondTurn: first === 'LEFT' ? right : left,
      }));
      expect(answer.problem.code).toBe('FACE_NOT_LIVE');
    });

    test('pictures of two people are no capture', async () => {
      const other = await stranger();
      const answer = await stand((order) => ({ ...turned(order), secondTurn: other }));
      expect(answer.problem.code).toBe('FACE_NOT_LIVE');
      const two = await twoPeople();
      const both = await stand((order) => ({ ...turned(order), pictureTaken: two }));
      expect(both.problem.code).toBe('SEVERAL_FACES');
    });

    test('an employee’s token opens no call of a terminal, and the reverse', async () => {
      const wrong = await server.call('drawFaceCapture', { as: tokens.ella });
      expect(wrong.problem.code).toBe('NO_SESSION');
      const path = { sub: ella.id };
      const reverse = await server.call('getOwnFace', { asTerminal: tokens.terminal, path });
      expect(reverse.problem.code).toBe('NO_SESSION');
      const others = await server.call('getOwnFace', { as: tokens.max, path });
      expect(others.problem.code).toBe('NOT_FOUND');
    });

    test.each([
      [
        'an SVG named .jpg',
        () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
        'PICTURE_UNREADABLE',
      ],
      ['20,000 × 20,000 pixels', () => bombPicture(20_000), 'PICTURE_UNREADABLE'],
      ['more than 1 MB', () => Buffer.alloc(1_048_577, 0xff), 'TOO_LARGE'],
      ['nothing but grey', () => plainPicture(600, 600), 'NO_FACE'],
    ])('a file of %s is refused', async (_name, make, code) => {
      expect((await register(ella.id, Buffer.from(await make()))).problem.code).toBe(code);
    });

    test('a call that wants a form takes no JSON, and the reverse', async () => {
      const json = await server.call('registerFace', {
        as: tokens.max,
        rawBody: { picture_taken: 'text', employee_id: '1' },
      });
      expect(json.problem.code).toBe('UNSUPPORTED_MEDIA_TYPE');
      const form = await server.call('identifyByPin', {
        ...asTerminal(),
        rawBody: { employeeNumber: 'E-1', pin: pictures.straight },
      });
      expect(form.problem.code).toBe('UNSUPPORTED_MEDIA_TYPE');
      const text = await server.call('registerFace', {
        as: tokens.max,
        rawBody: { picture_taken: 'text', employee_id: '1', other: pictures.straight },
      });
      expect(text.problem.code).toBe('VALIDATION_FAILED');
    });
  },
  { prepare: (database) => createTestCompany(database) },
);
