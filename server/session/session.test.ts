import { expect, test } from 'vitest';
import { describeOnBothDatabases } from '../testing/testServer.ts';
import { createTestCompany, password, people } from '../testing/testCompany.ts';

describeOnBothDatabases(
  'Signing in',
  (server) => {
    test('opens a session that says who I am and what I may do', async () => {
      const answer = await server.call('logIn', { body: { username: 'Ella', password } });
      expect(answer.body).toEqual({
        employeeId: people.ella.id,
        authorities: [],
        assignAuths: [
          { assignmentId: 1001, authorities: ['CAPTURE_TIME', 'VIEW_TIME', 'ADD_TIME'] },
        ],
        expiresAt: '2026-03-02T20:00:00.000Z',
      });
      const token = answer.cookies.get('access-token') ?? '';
      expect((await server.call('getSession', { as: token })).body).toEqual(answer.body);
    });
  },
  { prepare: createTestCompany },
);
