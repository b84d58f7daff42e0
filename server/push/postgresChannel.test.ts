import fc from 'fast-check';
import { describe, expect, inject, test, vi } from 'vitest';
import { startLine } from '../testing/startLine.ts';
import { askPostgres } from '../testing/testDatabase.ts';
import { channelName } from './openListener.ts';
import { createPostgresChannel, payloads } from './postgresChannel.ts';
import type { PushedEvent } from './pushChannel.ts';

const event = fc.record({
  type: fc.constantFrom('time-pairs-changed', 'notifications-changed'),
  employeeIds: fc.array(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), { maxLength: 700 }),
});

describe('Events between servers', () => {
  test('fit the payloads of PostgreSQL, and none is lost on the way', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        const sent = payloads('server', events);
        for (const payload of sent) expect(payload.length).toBeLessThan(8_000);
        const received = sent.flatMap(eventsIn);
        const people = (list: readonly PushedEvent[]) =>
          list.flatMap(({ type, employeeIds }) =>
            employeeIds.length === 0 ? [type] : employeeIds.map((id) => `${type} ${id}`),
          );
        expect(people(received)).toEqual(people(events));
      }),
    );
  });

  const postgresUrl = inject('postgresUrl');
  test.skipIf(postgresUrl === null)('reach every server once, the sender at once', async () => {
    const [one, other] = await Promise.all([
      createPostgresChannel(postgresUrl ?? ''),
      createPostgresChannel(postgresUrl ?? ''),
    ]);
    const heardByOne: PushedEvent[] = [];
    one.subscribe((heard) => heardByOne.push(heard));
    const heardByOther = new Promise((resolve) => other.subscribe(resolve));
    const published: PushedEvent = { type: 'schedules-changed', employeeIds: [7] };
    one.publish(published);
    expect(heardByOne).toEqual([published]);
    expect(await heardByOther).toEqual(published);
    expect(heardByOne).toHaveLength(1);
    await Promise.all([one.close(), other.close()]);
  });

  test.skipIf(postgresUrl === null)('reach it from a command that ends right after', async () => {
    const server = await createPostgresChannel(postgresUrl ?? '');
    const heard = new Promise((resolve) => server.subscribe(resolve));
    const command = await createPostgresChannel(postgresUrl ?? '');
    const published: PushedEvent = { type: 'session-ended', employeeIds: [7] };
    command.publish(published);
    await command.close();
    expect(await heard).toEqual(published);
    await server.close();
  });

  test.skipIf(postgresUrl === null)(
    'are carried again after a line that fell silent, and what was kept until then is dropped',
    async () => {
      const line = await startLine(postgresUrl ?? '');
      vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
      const far = await createPostgresChannel(line.url);
      let heard = 0;
      let gaps = 0;
      const dropped = new Set<string>();
      far.subscribe(({ type, employeeIds }) => {
        if (employeeIds.length > 0) heard += 1;
        else dropped.add(type);
      });
      far.onGap(() => (gaps += 1));
      line.silence();
      await turns(6);
      await sendFromAnother();
      await turns(1);
      expect(heard).toBe(0);
      line.mend();
      while (heard === 0) {
        await sendFromAnother();
        await turns(1);
      }
      expect(gaps).toBe(1);
      expect([...dropped]).toEqual([
        'features-changed',
        'schedules-changed',
        'company-changed',
        'session-ended',
      ]);
      vi.useRealTimers();
      await far.close();
      await line.close();
    },
  );

  /** As another server does, for which no time passes here. */
  async function sendFromAnother(): Promise<void> {
    const sent: PushedEvent = { type: 'schedules-changed', employeeIds: [7] };
    for (const payload of payloads('another', [sent])) {
      await askPostgres(postgresUrl ?? '', `select pg_notify('${channelName}', '${payload}')`);
    }
  }

  /**
   * Seconds that pass for the channel, each in ten steps that take as long as a connection and a
   * question: it is patient for twenty of them, however busy the machine is.
   */
  async function turns(seconds: number): Promise<void> {
    for (let step = 0; step < seconds * 10; step += 1) {
      await vi.advanceTimersByTimeAsync(100);
      await askPostgres(postgresUrl ?? '', 'select 1');
    }
  }
});

function eventsIn(payload: string): PushedEvent[] {
  const [, ...events]: [string, ...PushedEvent[]] = JSON.parse(payload);
  return events;
}
