import { serverMessages } from 'shared-contracts/error-messages';
import { expect, test } from 'vitest';
import { sql } from '../testing/sql.ts';
import { createTestCompany, logInAs, password } from '../testing/testCompany.ts';
import { setFeatures } from '../testing/testFeatures.ts';
import { describeOnMemory } from '../testing/testServer.ts';

const terminalId = 'T-100';
const tablet = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

describeOnMemory(
  'A terminal that is set up by a code',
  (server) => {
    const idOf = async (as: string) => {
      const path = { section: 'terminals' } as const;
      const { body } = await server.call('getCompanyEntries', { as, path });
      return body.facts[0]?.terminal?.id ?? 0;
    };
    const make = async (as: string) =>
      (await server.call('makeTerminalSetUpCode', { as, path: { id: await idOf(as) } })).body;
    const stateOf = async (as: string, id: number) =>
      (await server.call('getTerminalSetUpCode', { as, path: { id } })).body;
    const open = (code: string, clientAddress = '192.0.2.7', id = terminalId) =>
      server.call('logInTerminalByCode', {
        body: { terminalId: id, code },
        headers: { 'user-agent': tablet, 'x-forwarded-for': clientAddress },
      });
    const refusal = async (code: string, clientAddress?: string, id?: string) =>
      (await open(code, clientAddress, id)).problem.code;
    const givePassword = async (as: string, body: { password?: string; endsSessions: boolean }) =>
      server.call('giveTerminalPassword', { as, path: { id: await idOf(as) }, body });
    const logIn = (secret: string) =>
      server.call('logInTerminal', { body: { terminalId, password: secret } });
    const pass = (minutes: number) =>
      (server.now = new Date(server.now.getTime() + minutes * 60_000));

    test('the code signs one tablet in, and who showed it learns of it', async () => {
      const as = await logInAs(server, 'dora');
      const { id, code, endsInSeconds } = await make(as);
      expect(code).toMatch(/^([a-hjkmnp-z2-9]{4}-){2}[a-hjkmnp-z2-9]{4}$/);
      expect(endsInSeconds).toBe(600);
      expect(await stateOf(as, id)).toEqual({ state: 'WAITING', browser: null, system: null });
      const { status, body, cookies } = await open(` ${code.replaceAll('-', ' ').toUpperCase()}`);
      expect(status).toBe(200);
      expect(body).toMatchObject({ terminalId, description: 'Main entrance' });
      const asTerminal = cookies.get('terminal-access-token') ?? '';
      expect((await server.call('getTerminalSession', { asTerminal })).status).toBe(200);
      expect(await stateOf(as, id)).toEqual({
        state: 'USED',
        browser: 'Chrome',
        system: 'Android',
      });
      expect(await refusal(code)).toBe('SET_UP_CODE_OVER');
      const { body: log } = await server.call('getSecurityEvents', { as, query: {} });
      const lines = log.contents.map(({ call, outcome }) => [call, outcome]);
      expect(lines).toContainEqual(['makeTerminalSetUpCode', 'OK']);
      expect(lines).toContainEqual(['logInTerminalByCode', 'OK']);
      expect(lines).toContainEqual(['logInTerminalByCode', 'SET_UP_CODE_OVER']);
      expect(JSON.stringify(log)).not.toContain(code);
    });

    test('of two tablets with one code, one comes in', async () => {
      const { code } = await make(await logInAs(server, 'dora'));
      const answers = await Promise.all([open(code, '192.0.2.7'), open(code, '198.51.100.7')]);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 410]));
    });

    test('it ends after ten minutes, with a newer one, and with a new password', async () => {
      const as = await logInAs(server, 'dora');
      const first = await make(as);
      const second = await make(as);
      expect(await stateOf(as, first.id)).toMatchObject({ state: 'OVER' });
      expect(await refusal(first.code)).toBe('SET_UP_CODE_OVER');
      await givePassword(as, { endsSessions: false });
      expect(await refusal(second.code)).toBe('SET_UP_CODE_OVER');
      const third = await make(as);
      pass(10);
      expect(await stateOf(as, third.id)).toMatchObject({ state: 'OVER' });
      const late = await open(third.code);
      expect(late.problem).toMatchObject({
        code: 'SET_UP_CODE_OVER',
        title: serverMessages.en.errors.SET_UP_CODE_OVER.title,
      });
    });

    test('it belongs to its terminal, and an unknown terminal is refused alike', async () => {
      const { code } = await make(await logInAs(server, 'dora'));
      expect(await refusal(code, '192.0.2.7', 'T-999')).toBe('SET_UP_CODE_OVER');
      expect((await open(code)).status).toBe(200);
    });

    test('guesses lock their address, neither a tablet elsewhere nor the password', async () => {
      const { code } = await make(await logInAs(server, 'dora'));
      const guesses: string[] = [];
      for (let count = 0; count < 30; count += 1) {
        guesses.push(await refusal('aaaa-aaaa-aaaa', '203.0.113.5'));
      }
      expect(guesses[0]).toBe('SET_UP_CODE_OVER');
      expect(guesses.at(-1)).toBe('TOO_MANY_REQUESTS');
      expect(await refusal(code, '203.0.113.5')).toBe('TOO_MANY_REQUESTS');
      expect((await open(code, '192.0.2.7')).status).toBe(200);
      pass(20);
    });

    test('only its digest is stored', async () => {
      const { code } = await make(await logInAs(server, 'dora'));
      const rows = await server.database.run(...sql`select * from terminal_set_up_code`);
      expect(rows).toHaveLength(1);
      expect(JSON.stringify(rows)).not.toContain(code.slice(0, 4));
    });

    test('without TERMINAL there is no code, and none opens anything', async () => {
      const as = await logInAs(server, 'dora');
      const id = await idOf(as);
      const { code } = await make(as);
      await setFeatures(server, { TERMINAL: false });
      const { problem } = await server.call('makeTerminalSetUpCode', { as, path: { id } });
      expect(problem.code).toBe('FEATURE_OFF');
      expect(await refusal(code)).toBe('FEATURE_OFF');
      await setFeatures(server, {});
    });

    test('a password is drawn or chosen, and devices stay signed in unless wanted', async () => {
      const as = await logInAs(server, 'dora');
      const wall = (await open((await make(as)).code)).cookies.get('terminal-access-token') ?? '';
      const stays = () => server.call('getTerminalSession', { asTerminal: wall });
      const { body } = await givePassword(as, { endsSessions: false });
      expect((await logIn(password)).problem.code).toBe('WRONG_CREDENTIALS');
      expect((await logIn(body.password ?? '')).status).toBe(200);
      expect((await stays()).status).toBe(200);
      const weak = await givePassword(as, { password: 'main entrance 1', endsSessions: false });
      expect(weak.problem).toMatchObject({
        code: 'VALIDATION_FAILED',
        fields: [{ field: 'password' }],
      });
      const chosen = 'quiet harbour compass';
      const given = await givePassword(as, { password: chosen, endsSessions: true });
      expect(given.body).toEqual({ password: null });
      expect((await stays()).problem.code).toBe('NO_SESSION');
      expect((await logIn(chosen)).status).toBe(200);
    });

    test('only people who manage the company make codes and give passwords', async () => {
      const id = await idOf(await logInAs(server, 'dora'));
      const as = await logInAs(server, 'max');
      const made = await server.call('makeTerminalSetUpCode', { as, path: { id } });
      expect(made.problem.code).toBe('ACCESS_DENIED');
      const body = { endsSessions: true };
      const given = await server.call('giveTerminalPassword', { as, path: { id }, body });
      expect(given.problem.code).toBe('ACCESS_DENIED');
    });
  },
  { prepare: createTestCompany, settings: { TRUST_PROXY: '127.0.0.1' } },
);
