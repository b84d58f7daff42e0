import fs from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { statement } from '../database/statement.ts';
import { sql } from '../testing/sql.ts';
import { createTestCompany, logInAs } from '../testing/testCompany.ts';
import { describeOnMemory } from '../testing/testServer.ts';

const scraperToken = 'a1'.repeat(32);

const outOfSpace = statement<never>(
  'testOutOfSpace',
  "do $$ begin raise exception 'full' using errcode = 'disk_full'; end $$",
);

describeOnMemory(
  'Monitoring',
  (server) => {
    test('says that the server can work', async () => {
      expect((await server.call('getHealth')).body).toEqual({ status: 'ok' });
      const asked = { url: '/api/health', headers: { 'x-forwarded-for': '10.1.2.3' } };
      const answer = await server.app.inject(asked);
      expect(answer.json()).toEqual({ status: 'ok', forwarded: 'IGNORED' });
    });

    test('says that it is not healthy when its disk is full', async () => {
      const full = Object.assign(await fs.promises.statfs('.'), { bavail: 1_000 });
      vi.spyOn(fs.promises, 'statfs').mockResolvedValue(full);
      server.now = new Date(server.now.getTime() + 1_000);
      expect((await server.call('getHealth')).problem.code).toBe('OUT_OF_SPACE');
      vi.restoreAllMocks();
    });

    test('asks the database for its health once a second, and logs a failure once', async () => {
      const { log } = server.app;
      vi.spyOn(log, 'child').mockReturnValue(log);
      const error = vi.spyOn(log, 'error');
      const warn = vi.spyOn(log, 'warn');
      const ping = vi.spyOn(server.database, 'ping').mockRejectedValue(new Error('away'));
      onTestFinished(() => void vi.restoreAllMocks());
      server.now = new Date(server.now.getTime() + 1_000);
      for (const call of ['getHealth', 'getHealth', 'getReadiness'] as const)
        expect((await server.call(call)).problem.code).toBe('UNAVAILABLE');
      expect(ping).toHaveBeenCalledOnce();
      expect(warn.mock.calls).toEqual([[{ health: 'UNAVAILABLE' }, 'The server cannot work']]);
      expect(error).not.toHaveBeenCalled();
      ping.mockRestore();
      server.now = new Date(server.now.getTime() + 1_000);
      expect((await server.call('getHealth')).status).toBe(200);
    });

    test('says that nothing was saved where the database has no room', async () => {
      const { run } = server.database;
      vi.spyOn(server.database, 'run').mockImplementation(() => run(outOfSpace));
      const call = await server.call('getSession', { as: 'a'.repeat(43) });
      expect(call.status).toBe(503);
      expect(call.problem.code).toBe('OUT_OF_SPACE');
      expect(call.headers['retry-after']).toBe('60');
      vi.restoreAllMocks();
    });

    test('keeps its figures from strangers', async () => {
      expect((await server.call('getMetrics')).problem.code).toBe('NO_SESSION');
      const headers = { authorization: `Bearer ${scraperToken}` };
      expect((await server.call('getMetrics', { headers })).problem.code).toBe('NO_SESSION');
    });

    test('takes a few reports of a browser, then no more for a while', async () => {
      const body = { message: 'It broke', loggerType: 'ERROR', browser: 'Chromium' } as const;
      const answers = [];
      for (let sent = 0; sent < 4; sent += 1)
        answers.push(await server.call('logFromBrowser', { body }));
      expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 429]);
      expect(answers[3]?.headers['retry-after']).toBe('20');
    });

    test('takes the reports of a session however many strangers send from its address', async () => {
      const body = { message: 'It broke', loggerType: 'ERROR', browser: 'Chromium' } as const;
      const ella = await logInAs(server, 'ella');
      const max = await logInAs(server, 'max');
      const send = async (as?: string, times = 1) => {
        const answers = [];
        for (let sent = 0; sent < times; sent += 1)
          answers.push((await server.call('logFromBrowser', { body, ...(as && { as }) })).status);
        return answers;
      };
      await send(undefined, 4);
      expect(await send(ella, 4)).toEqual([204, 204, 204, 429]);
      expect(await send(max)).toEqual([204]);
      expect(await send('a'.repeat(43))).toEqual([429]);
    });
  },
  { prepare: createTestCompany, settings: { LIMIT_BROWSER_LOGS_PER_MINUTE: '3' } },
);

describeOnMemory(
  'A scraper',
  (server) => {
    const by = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
    const scrape = (token: string) => server.call('getMetrics', by(token));

    test('reads the figures by the token of the settings, and nothing else by it', async () => {
      const answer = await scrape(scraperToken);
      expect(answer.status).toBe(200);
      expect(String(answer.body)).toContain('http_request_duration_seconds');
      expect((await server.call('getMonitoring', by(scraperToken))).problem.code).toBe(
        'NO_SESSION',
      );
    });

    test.each([
      ['another', 'x'.repeat(64)],
      ['its beginning', scraperToken.slice(0, 32)],
      ['more than it', `${scraperToken}0`],
      ['none', ''],
    ])('is refused with %s token', async (_, token) => {
      expect((await scrape(token)).problem).toMatchObject({ status: 401, code: 'NO_SESSION' });
    });

    test('leaves no line in the security log each time; who is refused does', async () => {
      await server.database.run(...sql`delete from security_event`);
      await scrape(scraperToken);
      await scrape('x'.repeat(64));
      const as = await logInAs(server, 'dora');
      expect((await server.call('getMetrics', { as })).status).toBe(200);
      const query = { event: 'metrics-read' } as const;
      const { contents } = (await server.call('getSecurityEvents', { as, query })).body;
      expect(contents.map(({ outcome }) => outcome).toSorted()).toEqual(['NO_SESSION', 'OK']);
    });
  },
  { prepare: createTestCompany, settings: { METRICS_TOKEN: scraperToken } },
);
