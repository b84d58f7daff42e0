import { beforeAll, expect, test } from 'vitest';
import type { CallRequest } from '../calls/calls.ts';
import { sql } from '../testing/sql.ts';
import { createTestCompany, logInAs, password, people } from '../testing/testCompany.ts';
import { setFeatures } from '../testing/testFeatures.ts';
import { describeOnBothDatabases } from '../testing/testServer.ts';
import {
  bombPicture,
  heldPhotograph,
  plainPicture,
  portrait,
  stranger,
  twoPeople,
} from './engine/testing/testPictures.ts';

const { ella, max, nils } = people;

type Pictures = Omit<CallRequest<'identifyByFace'>['body'], 'nonce'>;

describeOnBothDatabases(
  'Faces',
  (server) => {
    let tokens = { ella: '', max: '', terminal: '' };
    let pictures: Record<'straight' | 'left' | 'right', Buffer> = {
      straight: Buffer.alloc(0),
      left: Buffer.alloc(0),
      right: Buffer.alloc(0),
    };

    beforeAll(async () => {
      const terminal = await server.call('logInTerminal', {
        body: { terminalId: 'T-100', password },
      });
      tokens = {
        ella: await logInAs(server, 'ella'),
        max: await logInAs(server, 'max'),
        terminal: terminal.cookies.get('terminal-access-token') ?? '',
      };
      const [straight, left, right] = await Promise.all([
        portrait('straight'),
        portrait('left'),
        portrait('right'),
      ]);
      pictures = { straight, left, right };
    });

    const asTerminal = () => ({ asTerminal: tokens.terminal });
    const draw = async () => (await server.call('drawFaceCapture', asTerminal())).body;
    /** As somebody who does what the terminal says. */
    const turned = (order: readonly ('LEFT' | 'RIGHT')[]): Pictures => ({
      pictureTaken: pictures.straight,
      firstTurn: order[0] === 'LEFT' ? pictures.left : pictures.right,
      secondTurn: order[0] === 'LEFT' ? pictures.right : pictures.left,
    });
    const stand = async (shown: (order: readonly ('LEFT' | 'RIGHT')[]) => Pictures = turned) => {
      const { nonce, order } = await draw();
      return server.call('identifyByFace', { ...asTerminal(), body: { nonce, ...shown(order) } });
    };
    const register = (employeeId: number, picture: Buffer = pictures.straight, as = tokens.max) =>
      server.call('registerFace', {
        as,
        body: { picture_taken: picture, employee_id: String(employeeId) },
      });
    const listed = async (search = '') => {
      const query = { search };
      return (
        await server.call('listFacialRegistrations', {
          as: tokens.max,
          path: { sub: max.id },
          query,
        })
      ).body;
    };
    const faces = () => server.database.run(...sql`select employee_id from face`);
    const forgetAll = async () => {
      await server.database.run(...sql`delete from face_answer`);
      await server.database.run(...sql`delete from face`);
      server.push.publish({ type: 'faces-changed', employeeIds: [ella.id, nils.id, max.id] });
    };

    test('whom a manager registered is asked at the first recognition, and clocks from then on', async () => {
      expect(await register(ella.id)).toMatchObject({
        status: 200,
        body: { employeeId: ella.id, isUsingFacialRecognition: true, answer: null },
      });
      const asked = await stand();
      expect(asked.body).toMatchObject({
        dialog: null,
        consent: { firstName: 'Ella', text: { version: 1 } },
      });
      const consentToken = asked.body.consent?.consentToken ?? '';
      const agree = () =>
        server.call('answerFaceConsent', {
          ...asTerminal(),
          body: { consentToken, isAgreed: true },
        });
      expect((await agree()).body.dialog).toMatchObject({ employee: { id: ella.id } });
      expect((await agree()).problem.code).toBe('CAPTURE_ENDED');
      expect((await stand()).body).toMatchObject({
        dialog: { employee: { id: ella.id } },
        consent: null,
      });
      expect(await listed('ella')).toMatchObject({ total: 1, contents: [{ answer: 'AGREED' }] });
    });

    test('who refuses is forgotten at once, and no manager registers them again', async () => {
      await forgetAll();
      await register(ella.id);
      const { body } = await stand();
      const consentToken = body.consent?.consentToken ?? '';
      const refused = await server.call('answerFaceConsent', {
        ...asTerminal(),
        body: { consentToken, isAgreed: false },
      });
      expect(refused.body).toEqual({ dialog: null });
      expect(await faces()).toEqual([]);
      expect((await stand()).problem.code).toBe('FACE_UNKNOWN');
      expect((await register(ella.id)).problem.code).toBe('FACE_REFUSED');
      expect(await listed('ella')).toMatchObject({
        contents: [{ answer: 'REFUSED', isUsingFacialRecognition: false }],
      });
    });

    test('people agree and register themselves, take everything out, and withdraw', async () => {
      await forgetAll();
      const own = { as: tokens.ella, path: { sub: ella.id } };
      expect((await server.call('getOwnFace', own)).body).toMatchObject({
        isRegistered: false,
        answer: null,
        text: { version: 1 },
      });
      const registerOwn = (consentVersion: string) =>
        server.call('registerOwnFace', {
          ...own,
          body: { picture_taken: pictures.straight, consentVersion },
        });
      expect((await registerOwn('2')).problem.code).toBe('CONSENT_TEXT_CHANGED');
      expect((await registerOwn('1')).body).toMatchObject({
        isRegistered: true,
        isByManager: false,
        answer: 'AGREED',
      });
      expect((await stand()).body.dialog).toMatchObject({ employee: { id: ella.id } });
      const { body } = await server.call('exportOwnFace', own);
      expect(body.embedding).toHaveLength(128);
      expect(body.answers).toMatchObject([{ answer: 'AGREED', version: 1, terminal: null }]);
      expect(body.registeredBy).toBe(body.employee);
      expect(body.employee).toMatch(/^Ella /);
      expect(body.distance).toBe(0.55);
      expect((await server.call('removeOwnFace', own)).status).toBe(204);
      expect(await faces()).toEqual([]);
      expect((await stand()).problem.code).toBe('FACE_UNKNOWN');
      const after = (await server.call('exportOwnFace', own)).body;
      expect(after).toMatchObject({ embedding: null, registeredAt: null });
      expect(after.answers.map(({ answer }) => answer)).toEqual(['AGREED', 'WITHDRAWN']);
    });

    test('a newer text is asked for anew', async () => {
      await forgetAll();
      await register(ella.id);
      const own = { as: tokens.ella, path: { sub: ella.id } };
      await server.call('agreeToOwnFace', { ...own, body: { consentVersion: 1 } });
      expect((await stand()).body.dialog).not.toBeNull();
      await server.database.run(
        ...sql`insert into face_consent_text (texts, made_at) values ('{"en":"New"}', now())`,
      );
      expect((await stand()).body).toMatchObject({
        dialog: null,
        consent: { text: { version: 2, text: 'New' } },
      });
      await server.database.run(...sql`delete from face_question`);
      await server.database.run(...sql`delete from face_consent_text where version = 2`);
    });

    test('what could not be read is read when somebody asks again', async () => {
      await forgetAll();
      await register(ella.id);
      await server.database.run(...sql`alter table face rename to away`);
      server.push.publish({ type: 'faces-changed', employeeIds: [ella.id] });
      expect((await stand()).status).toBe(500);
      await server.database.run(...sql`alter table away rename to face`);
      expect((await stand()).body.consent).not.toBeNull();
    });

    test('a face belongs to one person', async () => {
      await forgetAll();
      await register(ella.id);
      expect((await register(nils.id)).problem.code).toBe('FACE_OF_ANOTHER');
      expect((await register(nils.id, pictures.left)).problem.code).toBe('FACE_OF_ANOTHER');
      expect((await register(ella.id, pictures.left)).status).toBe(200);
      expect((await register(nils.id, await stranger())).status).toBe(200);
    });

    test('managers act on their own people alone', async () => {
      await forgetAll();
      expect((await register(max.id)).problem.code).toBe('NOT_FOUND');
      expect((await register(ella.id, pictures.straight, tokens.ella)).problem.code).toBe(
        'ACCESS_DENIED',
      );
      await register(ella.id);
      const remove = (id: number, as = tokens.max) =>
        server.call('removeFace', { as, path: { id } });
      expect((await remove(max.id)).problem.code).toBe('NOT_FOUND');
      expect((await remove(ella.id)).status).toBe(204);
      expect(await faces()).toEqual([]);
      expect(await listed('nobody')).toEqual({ contents: [], total: 0 });
    });

    test.each([
      ['a still', () => ({ firstTurn: pictures.straight, secondTurn: pictures.straight })],
      [
        'a loop in the wrong order',
        (order: readonly string[]) => {
          const right = order[0] === 'LEFT' ? pictures.right : pictures.left;
          return {
            firstTurn: right,
            secondTurn: right === pictures.left ? pictures.right : pictures.left,
          };
        },
      ],
    ] as const)('%s is not taken for somebody', async (_name, change) => {
      await forgetAll();
      await register(ella.id);
      const answer = await stand((order) => ({ ...turned(order), ...change(order) }));
      expect(answer.problem.code).toBe('FACE_NOT_LIVE');
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

    test('what was drawn is used once, in time, at its terminal', async () => {
      await forgetAll();
      const { nonce, order } = await draw();
      const body = { nonce, ...turned(order) };
      const send = () => server.call('identifyByFace', { ...asTerminal(), body });
      expect((await send()).problem.code).toBe('FACE_UNKNOWN');
      expect((await send()).problem.code).toBe('CAPTURE_ENDED');
      const late = await draw();
      const before = server.now;
      server.now = new Date(before.getTime() + 61_000);
      const lateBody = { nonce: late.nonce, ...turned(late.order) };
      const answer = await server.call('identifyByFace', { ...asTerminal(), body: lateBody });
      expect(answer.problem.code).toBe('CAPTURE_ENDED');
      server.now = before;
      await setFeatures(server, { FACIAL_RECOGNITION_EMPLOYEE_LOGIN: true });
      const drawnAtHome = (await server.call('drawFaceLogIn')).body;
      const elsewhere = { nonce: drawnAtHome.nonce, ...turned(drawnAtHome.order) };
      const atTheWall = await server.call('identifyByFace', { ...asTerminal(), body: elsewhere });
      expect(atTheWall.problem.code).toBe('CAPTURE_ENDED');
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

    test('log-in by face on the own device, for whom agreed', async () => {
      await forgetAll();
      await setFeatures(server, { FACIAL_RECOGNITION_EMPLOYEE_LOGIN: true });
      const logIn = async (username: string) => {
        const { nonce, order } = (await server.call('drawFaceLogIn')).body;
        return server.call('logInByFace', { body: { username, nonce, ...turned(order) } });
      };
      expect((await logIn('ella')).problem.code).toBe('FACE_UNKNOWN');
      await register(ella.id);
      expect((await logIn('ella')).problem.code).toBe('FACE_UNKNOWN');
      const own = { as: tokens.ella, path: { sub: ella.id } };
      await server.call('agreeToOwnFace', { ...own, body: { consentVersion: 1 } });
      const opened = await logIn('Ella');
      expect(opened.body.employeeId).toBe(ella.id);
      const as = opened.cookies.get('access-token') ?? '';
      expect((await server.call('getSession', { as })).status).toBe(200);
      expect((await logIn('nils')).problem.code).toBe('FACE_UNKNOWN');
      expect((await logIn('nobody')).problem.code).toBe('FACE_UNKNOWN');
    });

    test('a face is no passkey: whoever needs one is sent to the password, at a terminal nothing changes', async () => {
      await forgetAll();
      await server.call('registerOwnFace', {
        ...{ as: tokens.max, path: { sub: max.id } },
        body: { picture_taken: pictures.straight, consentVersion: '1' },
      });
      const logIn = async () => {
        const { nonce, order } = (await server.call('drawFaceLogIn')).body;
        return server.call('logInByFace', { body: { username: 'max', nonce, ...turned(order) } });
      };
      await setFeatures(server, { FACIAL_RECOGNITION_EMPLOYEE_LOGIN: true });
      expect((await logIn()).status).toBe(200);
      await setFeatures(server, { FACIAL_RECOGNITION_EMPLOYEE_LOGIN: true, SECOND_FACTOR: true });
      const refused = await logIn();
      expect(refused.problem).toMatchObject({ status: 403, code: 'PASSKEY_NEEDED' });
      expect(refused.cookies.size).toBe(0);
      expect((await stand()).body.dialog).toMatchObject({ employee: { id: max.id } });
      await setFeatures(server, { FACIAL_RECOGNITION_EMPLOYEE_LOGIN: true });
    });

    test('a manager who registers their own face as somebody’s does not log in as them', async () => {
      await forgetAll();
      await setFeatures(server, { FACIAL_RECOGNITION_EMPLOYEE_LOGIN: true });
      const logIn = async () => {
        const { nonce, order } = (await server.call('drawFaceLogIn')).body;
        return server.call('logInByFace', { body: { username: 'ella', nonce, ...turned(order) } });
      };
      await register(ella.id);
      const consentToken = (await stand()).body.consent?.consentToken ?? '';
      const body = { consentToken, isAgreed: true };
      await server.call('answerFaceConsent', { ...asTerminal(), body });
      expect((await stand()).body.dialog).toMatchObject({ employee: { id: ella.id } });
      expect((await logIn()).problem.code).toBe('FACE_UNKNOWN');
      const own = { as: tokens.ella, path: { sub: ella.id } };
      expect((await server.call('getOwnFace', own)).body).toMatchObject({
        ...{ answer: 'AGREED', isForLogIn: false },
      });
      const agreed = await server.call('agreeToOwnFace', { ...own, body: { consentVersion: 1 } });
      expect(agreed.body.isForLogIn).toBe(true);
      expect((await logIn()).status).toBe(200);
    });

    test('an answer is to the face that was there: another registration asks anew', async () => {
      await forgetAll();
      await setFeatures(server, { FACIAL_RECOGNITION_EMPLOYEE_LOGIN: true });
      await register(ella.id);
      const own = { as: tokens.ella, path: { sub: ella.id } };
      await server.call('agreeToOwnFace', { ...own, body: { consentVersion: 1 } });
      server.now = new Date(server.now.getTime() + 1000);
      await register(ella.id);
      const { nonce, order } = (await server.call('drawFaceLogIn')).body;
      const body = { username: 'ella', nonce, ...turned(order) };
      expect((await server.call('logInByFace', { body })).problem.code).toBe('FACE_UNKNOWN');
      expect((await stand()).body).toMatchObject({ dialog: null, consent: { firstName: 'Ella' } });
      expect((await server.call('getOwnFace', own)).body.answer).toBeNull();
      expect(await listed('ella')).toMatchObject({ contents: [{ answer: null }] });
    });

    test('the faces of people who left are deleted after the days of the company', async () => {
      await forgetAll();
      await register(ella.id);
      const days = (count: number) => new Date(server.now.getTime() - count * 86_400_000);
      await server.database.run(
        ...sql`update employee set closed_at = ${days(29)} where id = ${ella.id}`,
      );
      await server.runJobs();
      expect(await faces()).toHaveLength(1);
      await server.database.run(
        ...sql`update employee set closed_at = ${days(31)} where id = ${ella.id}`,
      );
      server.now = new Date(server.now.getTime() + 86_400_000);
      await server.runJobs();
      expect(await faces()).toEqual([]);
      await server.database.run(...sql`update employee set closed_at = null where id = ${ella.id}`);
    });
  },
  { prepare: (database) => createTestCompany(database) },
);
