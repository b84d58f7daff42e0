import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestCompany, logInAs, password, people } from '../testing/testCompany.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { networkOf } from './securityLog.ts';

describeOnMemory(
  'The security log',
  (server) => {
    const written: unknown[] = [];
    beforeEach(() => {
      written.length = 0;
      vi.spyOn(server.app.log, 'info').mockImplementation((entry: unknown) => {
        if (typeof entry === 'object' && entry !== null && 'security' in entry) {
          written.push(entry.security);
        }
      });
    });
    const { ella, dora } = people;
    const from = '127.0.0.0/24';

    test('tells of log-ins, failed ones and locks by id, and of unknown names without them', async () => {
      const logIn = (username: string, word: string) =>
        server.call('logIn', { body: { username, password: word } });
      await logIn('ella', password);
      await logIn('ella', 'wrong');
      await logIn('ella', 'wrong');
      await logIn('ella', password);
      await logIn('somebody-unknown', 'wrong');
      const who = `employee ${ella.id}`;
      expect(written).toMatchObject([
        { event: 'log-in', outcome: 'OK', who, from },
        { event: 'log-in', outcome: 'WRONG_CREDENTIALS', who },
        { event: 'log-in', outcome: 'WRONG_CREDENTIALS', who },
        { event: 'log-in', outcome: 'TOO_MANY_REQUESTS', who },
        { event: 'log-in', outcome: 'WRONG_CREDENTIALS', who: null },
      ]);
      expect(JSON.stringify(written)).not.toMatch(/ella|unknown|127\.0\.0\.1|wrong/);
    });

    test('tells who changed what, and whom it was about', async () => {
      const as = await logInAs(server, 'dora');
      written.length = 0;
      await server.call('changeFeature', {
        path: { name: 'OVERTIME' },
        body: { value: false },
        as,
      });
      await server.call('endSessions', { path: { id: people.max.id }, as });
      const who = `employee ${dora.id}`;
      expect(written).toMatchObject([
        { event: 'feature-changed', who, target: { name: 'OVERTIME' }, outcome: 'OK' },
        { event: 'sessions-ended', who, target: { id: people.max.id }, outcome: 'OK' },
      ]);
    });

    test('tells who asked for what they may not, and writes nothing of everyday calls', async () => {
      const as = await logInAs(server, 'olga');
      written.length = 0;
      await server.call('getSession', { as });
      await server.call('getFeatureSettings', { as });
      expect(written).toMatchObject([
        {
          event: 'refused',
          call: 'getFeatureSettings',
          outcome: 'ACCESS_DENIED',
          who: `employee ${people.olga.id}`,
        },
      ]);
    });
  },
  { prepare: createTestCompany, settings: { LIMIT_LOGIN_FAILURES_PER_ACCOUNT: '2' } },
);

describe('The network of an address', () => {
  test.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8::/48'],
    ['2001:db8:0:1::1', '2001:db8::/48'],
    ['2001:0DB8:0001::1', '2001:db8:1::/48'],
    ['::1', '::/48'],
  ])('%s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
