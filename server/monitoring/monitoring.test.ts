import { expect, test } from 'vitest';
import { describeOnMemory } from '../testing/testServer.ts';

describeOnMemory(
  'Monitoring',
  (server) => {
    test('says that the server can work', async () => {
      expect((await server.call('getHealth')).body).toEqual({ status: 'ok' });
    });

    test('keeps its figures from strangers', async () => {
      expect((await server.call('getMetrics')).problem.code).toBe('NO_SESSION');
    });

    test('takes a few reports of a browser, then no more for a while', async () => {
      const body = { message: 'It broke', loggerType: 'ERROR', browser: 'Chromium' } as const;
      const answers = [];
      for (let sent = 0; sent < 4; sent += 1)
        answers.push(await server.call('logFromBrowser', { body }));
      expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 429]);
      expect(answers[3]?.headers['retry-after']).toBe('20');
    });
  },
  { settings: { LIMIT_BROWSER_LOGS_PER_MINUTE: '3' } },
);
