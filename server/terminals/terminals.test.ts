import { expect, test } from 'vitest';
import { operations } from '../http/contract.ts';
import { createTestCompany, logInAs, password } from '../testing/testCompany.ts';
import { describeOnMemory } from '../testing/testServer.ts';

describeOnMemory(
  'A terminal',
  (server) => {
    const logIn = async () => {
      const answer = await server.call('logInTerminal', {
        body: { terminalId: 't-100', password },
      });
      return { answer, token: answer.cookies.get('terminal-access-token') ?? '' };
    };

    test('signs in and knows who it is', async () => {
      const { answer, token } = await logIn();
      expect(answer.body).toEqual({
        terminalId: 'T-100',
        description: 'Main entrance',
        timeZone: 'Europe/Berlin',
        expiresAt: '2026-03-02T20:00:00.000Z',
      });
      expect(String([answer.headers['set-cookie']].flat()[0])).toMatch(
        /^terminal-access-token=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; .*SameSite=Strict$/,
      );
      const session = await server.call('getTerminalSession', { asTerminal: token });
      expect(session.body).toEqual(answer.body);
    });

    test('stays signed in for 12 hours without use', async () => {
      const { token } = await logIn();
      server.now = new Date('2026-03-02T20:00:00Z');
      const { problem } = await server.call('getTerminalSession', { asTerminal: token });
      expect(problem.code).toBe('NO_SESSION');
      server.now = new Date('2026-03-02T08:00:00Z');
    });

    test('signs out at once, and once more without harm', async () => {
      const { token } = await logIn();
      await server.call('getTerminalSession', { asTerminal: token });
      for (const asTerminal of [token, token, 'nonsense']) {
        expect((await server.call('logOutTerminal', { asTerminal })).status).toBe(204);
        const session = await server.call('getTerminalSession', { asTerminal });
        expect(session.problem.code).toBe('NO_SESSION');
      }
    });

    test('may do what terminals do, and nothing of what people do', async () => {
      const { token } = await logIn();
      const path = { sub: 1001 };
      for (const options of [{ as: token }, { asTerminal: token }]) {
        const { problem } = await server.call('getProfile', { path, ...options });
        expect(problem.code).toBe('NO_SESSION');
      }
      const asPerson = { asTerminal: await logInAs(server, 'ella') };
      expect((await server.call('getTerminalSession', asPerson)).problem.code).toBe('NO_SESSION');
    });

    test('no call of a terminal opens to a person’s token, and none of people to a terminal’s', async () => {
      const { token } = await logIn();
      const ellas = await logInAs(server, 'ella');
      const opened: string[] = [];
      for (const { id, session, method, path } of operations.values()) {
        if (session === 'public') continue;
        const wrong = session === 'terminal' ? ellas : token;
        const { statusCode } = await server.app.inject({
          method,
          url: path.replaceAll(/\{\w+\}/g, '1001'),
          cookies: { 'access-token': wrong, 'terminal-access-token': wrong },
        });
        if (statusCode !== 401) opened.push(`${id} ${statusCode}`);
      }
      expect(opened).toEqual([]);
    });

    test.each([
      ['T-100', 'wrong'],
      ['T-999', password],
      ['ella', password],
    ])('is refused with %s and %s', async (terminalId, word) => {
      const body = { terminalId, password: word };
      const { problem } = await server.call('logInTerminal', { body });
      expect(problem.code).toBe('WRONG_CREDENTIALS');
    });

    test.each([
      ['terminalId', { password }],
      ['terminalId', { terminalId: '', password }],
      ['terminalId', { terminalId: 'x'.repeat(61), password }],
      ['password', { terminalId: 'T-100' }],
      ['password', { terminalId: 'T-100', password: '' }],
      ['password', { terminalId: 'T-100', password: 'x'.repeat(201) }],
      ['place', { terminalId: 'T-100', password, place: 'door' }],
    ])('names the field at fault: %s', async (field, rawBody) => {
      const { problem } = await server.call('logInTerminal', { rawBody });
      expect(problem).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ field }] });
    });
  },
  { prepare: createTestCompany },
);
