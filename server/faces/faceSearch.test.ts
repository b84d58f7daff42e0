import { beforeEach, expect, test, vi } from 'vitest';
import { sql } from '../testing/sql.ts';
import { createTestCompany, logInAs, people } from '../testing/testCompany.ts';
import { setFeatures } from '../testing/testFeatures.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import type { CallRequest } from '../calls/calls.ts';
import { stranger } from './engine/testing/testPictures.ts';
import { facesOf } from './testing/facesOf.ts';

// Each picture takes the engine a second of a core, and others need the cores as well.
vi.setConfig({ testTimeout: 120_000 });

const { ella, nils } = people;

type Claim = Pick<CallRequest<'identifyByFace'>['body'], 'employeeNumber' | 'badge' | 'badgeByKey'>;

describeOnMemory(
  'Whom a terminal looks for',
  (server) => {
    const { tokens, pictures, asTerminal, turned, stand, register, forgetAll } = facesOf(server);

    /** Somebody with the face of the portrait, who says who they are. */
    const standAs = (claim: Claim) => stand((order) => ({ ...turned(order), ...claim }));
    const worksAt = async (assignmentId: number, sites: readonly number[]) => {
      await server.database.run(
        ...sql`delete from assignment_geofence where assignment_id = ${assignmentId}`,
      );
      for (const site of sites)
        await server.database.run(
          ...sql`insert into assignment_geofence (assignment_id, geofence_id)
            values (${assignmentId}, ${site})`,
        );
    };
    const asksNumber = async () => {
      const beat = await server.call('sendHeartbeat', {
        ...asTerminal(),
        body: { queueLength: 0 },
      });
      return beat.body.asksNumberBeforeFace;
    };
    /** Sites and faces are asked for anew. */
    const later = () => (server.now = new Date(server.now.getTime() + 61_000));
    /** A manager confirms that it is not the person of the portrait. */
    const registerAlike = (employeeId: number) =>
      server.call('registerFace', {
        as: tokens.max,
        body: {
          picture_taken: pictures.left,
          employee_id: String(employeeId),
          looksAlike: 'true',
        },
      });

    beforeEach(async () => {
      await forgetAll();
      await server.database.run(...sql`delete from failed_log_in`);
      await setFeatures(server, {});
    });

    test('a face is searched among the people of the terminal’s site; others say their number', async () => {
      await worksAt(nils.assignmentId, [1002]);
      await register(nils.id);
      expect((await stand()).problem.code).toBe('FACE_UNKNOWN');
      const claimed = await standAs({ employeeNumber: 'e-5' });
      expect(claimed.body).toMatchObject({ dialog: null, consent: { firstName: 'Nils' } });
      await worksAt(nils.assignmentId, []);
      expect((await stand()).problem.code).toBe('FACE_UNKNOWN');
      later();
      expect((await stand()).body.consent).toMatchObject({ firstName: 'Nils' });
      await worksAt(nils.assignmentId, [1002, 1001]);
      later();
      expect((await stand()).body.consent).toMatchObject({ firstName: 'Nils' });
    });

    test('where a site has more faces than may be searched, number or badge comes first', async () => {
      await worksAt(nils.assignmentId, [1001]);
      await setFeatures(server, { FACE_SEARCH_PEOPLE: 1 });
      await register(ella.id);
      expect(await asksNumber()).toBe(false);
      expect((await stand()).status).toBe(200);
      await register(nils.id, await stranger());
      expect((await stand()).problem.code).toBe('FACE_NEEDS_NUMBER');
      expect(await asksNumber()).toBe(true);
      await server.database.run(...sql`update employee set badge = 'B-1001' where id = ${ella.id}`);
      for (const claim of [
        { employeeNumber: 'E-1' },
        { badge: 'B-1001' },
        { badge: 'B_1001', badgeByKey: 'B-1001' },
      ])
        expect((await standAs(claim)).body.consent).toMatchObject({ firstName: 'Ella' });
      await worksAt(nils.assignmentId, [1002]);
      later();
      expect((await stand()).status).toBe(200);
      expect(await asksNumber()).toBe(false);
    });

    test('nobody’s face is searched where the company wants the number first', async () => {
      await setFeatures(server, { FACE_SEARCH_PEOPLE: 0 });
      expect(await asksNumber()).toBe(true);
      await setFeatures(server, { FACE_SEARCH_PEOPLE: 0, FACIAL_RECOGNITION_TERMINAL: false });
      expect(await asksNumber()).toBe(false);
    });

    test('another person’s number or badge opens nothing, and counts as a failed try', async () => {
      await worksAt(nils.assignmentId, [1001]);
      await register(ella.id);
      await register(nils.id, await stranger());
      for (let each = 0; each < 2; each++)
        expect((await standAs({ employeeNumber: 'E-5' })).problem.code).toBe('FACE_UNKNOWN');
      expect((await standAs({ employeeNumber: 'E-5' })).problem.code).toBe('IDENTIFICATION_WAITS');
      // It is one number that waits, at this way.
      expect((await standAs({ employeeNumber: 'E-1' })).status).toBe(200);
      expect((await stand()).status).toBe(200);
    });

    test('people who look alike are registered when a manager confirms it, and say their number', async () => {
      await worksAt(nils.assignmentId, [1001]);
      await register(ella.id);
      expect((await register(nils.id, pictures.left)).problem.code).toBe('FACE_OF_ANOTHER');
      expect((await registerAlike(nils.id)).status).toBe(200);
      expect((await stand()).problem.code).toBe('FACE_NEEDS_NUMBER');
      for (const [employeeNumber, firstName] of [
        ['E-1', 'Ella'],
        ['E-5', 'Nils'],
      ] as const)
        expect((await standAs({ employeeNumber })).body.consent).toMatchObject({ firstName });
      const { contents } = (
        await server.call('getSecurityEvents', {
          as: await logInAs(server, 'dora'),
          query: { event: 'face-change' },
        })
      ).body;
      expect(contents[0]?.target).toBe(`${nils.id} looks-alike`);
    });

    test('who looked like another is read anew after a minute, in case an event was lost', async () => {
      await worksAt(nils.assignmentId, [1001]);
      await register(ella.id);
      await register(nils.id, await stranger());
      const [unlike] = await server.database.run(
        ...sql<{ sealed: Buffer }>`select sealed from face where employee_id = ${nils.id}`,
      );
      await registerAlike(nils.id);
      expect((await stand()).problem.code).toBe('FACE_NEEDS_NUMBER');
      await server.database.run(
        ...sql`update face set sealed = ${unlike?.sealed} where employee_id = ${nils.id}`,
      );
      expect((await stand()).problem.code).toBe('FACE_NEEDS_NUMBER');
      later();
      expect((await stand()).body.consent).toMatchObject({ firstName: 'Ella' });
    });

    test('a number that nobody has is refused like a face that does not fit; a badge says so', async () => {
      await register(ella.id);
      expect((await standAs({ employeeNumber: 'E-99' })).problem.code).toBe('FACE_UNKNOWN');
      expect((await standAs({ employeeNumber: 'E-2' })).problem.code).toBe('FACE_UNKNOWN');
      expect((await standAs({ badge: 'B-9999' })).problem.code).toBe('BADGE_NOT_KNOWN');
    });
  },
  {
    settings: { LIMIT_LOGIN_FAILURES_PER_ACCOUNT: '2' },
    prepare: async (database) => {
      await createTestCompany(database);
      await database.run(
        ...sql`update terminal set geofence_id = 1001 where terminal_id = 'T-100'`,
      );
    },
  },
);
