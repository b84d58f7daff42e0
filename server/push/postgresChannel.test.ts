import fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
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
});

function eventsIn(payload: string): PushedEvent[] {
  const [, ...events]: [string, ...PushedEvent[]] = JSON.parse(payload);
  return events;
}
