import { beforeEach, expect, test, vi } from 'vitest';
import { createGoodTokens } from '../calls/goodTokens.ts';
import { createLife } from '../calls/life.ts';
import { parseConfiguration } from '../configuration/parseConfiguration.ts';
import { statement } from '../database/statement.ts';
import { refusal, type HrOutcome } from '../hr-outbox/rules/hrSystem.ts';
import { createPlannedTeam, plansOfMax } from '../planning/testing/plansOfMax.ts';
import { createRecordChain } from '../records/data/recordChain.ts';
import { createMetrics } from '../telemetry/metrics.ts';
import { people } from '../testing/testCompany.ts';
import { describeOnBothDatabases } from '../testing/testServer.ts';
import { createHrDelivery } from './createHrDelivery.ts';
import { createHrPause } from './data/createHrPause.ts';

const ella = people.ella.assignmentId;
const endPause = statement<never>('endHrPauseInTest', 'delete from hr_pause');

describeOnBothDatabases(
  'An HR system that asks one process for patience',
  (server) => {
    const max = plansOfMax(server);
    beforeEach(() => server.database.run(endPause));

    const process = () => createHrPause(server.database, () => server.now);
    const later = (seconds: number) => {
      server.now = new Date(server.now.getTime() + seconds * 1000);
    };
    const until = (seconds: number): HrOutcome => ({
      ...refusal('BUSY'),
      notBefore: new Date(server.now.getTime() + seconds * 1000).toISOString(),
    });

    test('is left alone by all of them, for as long as it asked at most', async () => {
      const [one, two] = [process(), process()];
      one.note(until(60));
      one.note(until(120));
      two.note(until(30));
      await Promise.all([one.share(), two.share()]);
      later(119);
      expect([await one.isOn(), await two.isOn(), await process().isOn()]).toEqual(
        Array(3).fill(true),
      );
      later(1);
      expect(await process().isOn()).toBe(false);
    });

    test('a refused log-in, or no time without a word of when, keeps no other process', async () => {
      const one = process();
      one.note({ ...until(60), ...refusal('UNREACHABLE') });
      one.note(refusal('BUSY'));
      one.note(null);
      await one.share();
      expect(await process().isOn()).toBe(false);
    });

    test('gets nothing of a process that was started meanwhile, and all of it when it is over', async () => {
      await max.give('EARLY', [ella], '2026-03-09');
      later(60);
      const busy = process();
      busy.note(until(300));
      await busy.share();
      const configuration = parseConfiguration({ HR_SYSTEM: 'simulated', HR_LATENCY: '0' });
      const { database, push, app } = server;
      const asked = vi.spyOn(database, 'run');
      /** Until both outboxes were looked at, however that ended. */
      const lookOnce = async () => {
        asked.mockClear();
        vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
        const delivery = createHrDelivery(
          {
            ...{ configuration, database, push, log: app.log, now: () => server.now },
            ...{ metrics: createMetrics(), life: createLife(), goodTokens: createGoodTokens() },
          },
          createRecordChain({ database, configuration }),
        ).start();
        await vi.advanceTimersByTimeAsync(1_000);
        vi.useRealTimers();
        await vi.waitFor(
          () => {
            const looks = asked.mock.calls.filter(([{ name }]) => name === 'findHrPause');
            expect(looks.length).toBeGreaterThanOrEqual(2);
          },
          { timeout: 15_000 },
        );
        await delivery.stop();
      };
      await lookOnce();
      expect(await max.queued(ella)).toEqual(['UPSERT 2026-03-09..2026-03-09 WAITING']);
      later(300);
      await lookOnce();
      asked.mockRestore();
      expect(await max.queued(ella)).toEqual(['UPSERT 2026-03-09..2026-03-09 DELIVERED']);
    });
  },
  { prepare: createPlannedTeam },
);
