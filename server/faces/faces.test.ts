import { expect, test, vi } from 'vitest';
import { sql } from '../testing/sql.ts';
import { createTestCompany, people } from '../testing/testCompany.ts';
import { setFeatures } from '../testing/testFeatures.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { stranger } from './engine/testing/testPictures.ts';
import { facesOf } from './testing/facesOf.ts';

// Each picture takes the engine a second of a core, and others need the cores as well.
vi.setConfig({ testTimeout: 120_000 });

const { ella, max, nils } = people;

describeOnMemory(
  'Faces',
  (server) => {
    const {
      tokens,
      pictures,
      asTerminal,
      draw,
      turned,
      stand,
      register,
      registerOwn,
      listed,
      faces,
      forgetAll,
    } = facesOf(server);

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
      const outdated = await registerOwn(tokens.ella, ella.id, { consentVersion: '2' });
      expect(outdated.problem.code).toBe('CONSENT_TEXT_CHANGED');
      expect((await registerOwn(tokens.ella, ella.id)).body).toMatchObject({
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
      expect(body.distance).toBe(0.5);
      expect((await server.call('removeOwnFace', own)).status).toBe(204);
      expect(await faces()).toEqual([]);
      expect((await stand()).problem.code).toBe('FACE_UNKNOWN');
      const after = (await server.call('exportOwnFace', own)).body;
      expect(after).toMatchObject({ embedding: null, registeredAt: null });
      expect(after.answers.map(({ answer }) => answer)).toEqual(['AGREED', 'WITHDRAWN']);
    });

    test('nobody registers a colleague’s photograph as their own face', async () => {
      await forgetAll();
      const own = { as: tokens.ella, path: { sub: ella.id } };
      const photograph = await server.call('registerOwnFace', {
        ...own,
        body: { picture_taken: pictures.straight, consentVersion: '1' },
      });
      expect(photograph.problem.code).toBe('FACE_NOT_LIVE');
      const still = await registerOwn(tokens.ella, ella.id, {
        shown: (order) => ({ ...turned(order), firstTurn: pictures.straight }),
      });
      expect(still.problem.code).toBe('FACE_NOT_LIVE');
      const { nonce, order } = await draw();
      const { pictureTaken, ...turns } = turned(order);
      const atTheWall = { nonce, picture_taken: pictureTaken, ...turns, consentVersion: '1' };
      const drawnElsewhere = await server.call('registerOwnFace', { ...own, body: atTheWall });
      expect(drawnElsewhere.problem.code).toBe('CAPTURE_ENDED');
      expect(await faces()).toEqual([]);
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

    test('log-ins by face from one network wait for each other, and keep no terminal waiting', async () => {
      await forgetAll();
      await setFeatures(server, { FACIAL_RECOGNITION_EMPLOYEE_LOGIN: true });
      await registerOwn(tokens.max, max.id);
      const drawn = await Promise.all(
        Array.from({ length: 7 }, async () => (await server.call('drawFaceLogIn')).body),
      );
      let answered = 0;
      const logIns = drawn.map(async ({ nonce, order }, at) => {
        const shown = turned(order);
        // Bytes after the picture's end: a file that was not read before.
        const pictureTaken = Buffer.concat([shown.pictureTaken, Buffer.of(at)]);
        const body = { username: `nobody ${at}`, nonce, ...shown, pictureTaken };
        const { problem } = await server.call('logInByFace', { body });
        answered += 1;
        return problem.code;
      });
      expect((await stand()).body.dialog).toMatchObject({ employee: { id: max.id } });
      // Those that found no room, and at most two that the terminal waited for.
      expect(answered).toBeLessThan(5);
      const codes = await Promise.all(logIns);
      expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS').length).toBeGreaterThan(0);
      expect(new Set(codes)).toEqual(new Set(['TOO_MANY_REQUESTS', 'FACE_UNKNOWN']));
    });

    test('a face is no passkey: whoever needs one is sent to the password, at a terminal nothing changes', async () => {
      await forgetAll();
      await registerOwn(tokens.max, max.id);
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
