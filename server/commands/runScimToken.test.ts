import { describe, expect, test } from 'vitest';
import { hashScimToken, useScimToken } from '../scim/data/scimTokens.ts';
import { sql } from '../testing/sql.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { keepTokens, runScimToken } from './runScimToken.ts';

function newScreen() {
  const [said, complaints]: [string[], string[]] = [[], []];
  const say = (line: string) => said.push(line);
  const complain = (line: string) => complaints.push(line);
  return { said, complaints, say, complain };
}

describeOnMemory('An operator of a directory', (server) => {
  const run = async (action: string, value = '') => {
    const screen = newScreen();
    const { database, now } = server;
    const code = await keepTokens(database, { action, value, now, seal: null }, screen);
    return { code, said: screen.said, complaints: screen.complaints };
  };

  test('makes a token, sees it once, lists and ends it, and all that is written down', async () => {
    const made = await run('make', 'Entra ID');
    expect(made).toMatchObject({ code: 0, complaints: [] });
    const [, token = ''] = made.said;
    expect(token).toMatch(/^punctual-scim-[\w-]{43}$/);

    const values = { digest: hashScimToken(token), now: server.now };
    expect(await server.database.run(useScimToken, values)).toEqual([{ id: 1 }]);
    const listed = await run('list');
    const used = server.now.toISOString();
    expect(listed.said).toEqual([`1  "Entra ID"  made ${used}, last used ${used}`]);

    expect((await run('end', '1')).said).toEqual(['Token 1 holds no more.']);
    expect(await run('end', '1')).toMatchObject({
      ...{ code: 1, complaints: ['There is no token 1 that holds.'] },
    });
    expect(await server.database.run(useScimToken, values)).toEqual([]);
    const events = await server.database.run(
      ...sql`select event, target from security_event order by id`,
    );
    expect(events).toEqual([
      { event: 'scim-token-made', target: '1' },
      { event: 'scim-token-ended', target: '1' },
    ]);
  });
});

describe('What is no call of the command', () => {
  test.each([
    [[]],
    [['make']],
    [['make', ' ']],
    [['end', 'x']],
    [['list', '1']],
    [['make', 'a', 'b']],
  ])('is told how to call it: %j', async (args) => {
    const { complaints, say, complain } = newScreen();
    const screen = { now: new Date('2026-03-02T08:00:00Z'), say, complain };
    expect(await runScimToken(args, {}, screen)).toBe(1);
    expect(complaints[0]).toMatch(/^Usage: /);
  });
});
