import { describe, expect, test } from 'vitest';
import { refusal, type HrOutcome, type HrScheduleRecord } from '../hr-outbox/rules/hrSystem.ts';
import { createPlannedTeam, plansOfMax, refusalsOf } from '../planning/testing/plansOfMax.ts';
import { people } from '../testing/testCompany.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { createSimulatedHrSystem } from './data/createSimulatedHrSystem.ts';
import { deliverDueSchedules } from './data/deliverDueSchedules.ts';

const ella = people.ella.assignmentId;

describeOnMemory(
  'A plan that is changed while it is on its way to the HR system',
  (server) => {
    const max = plansOfMax(server);

    const later = (seconds: number) => {
      server.now = new Date(server.now.getTime() + seconds * 1000);
    };

    const changes = {
      'is planned over': () => max.give('LATE', [ella], '2026-03-09', '2026-03-13'),
      'gets another day in its middle': () => max.give('NIGHT', [ella], '2026-03-11'),
      'is planned over at its end': () => max.give('LATE', [ella], '2026-03-12', '2026-03-16'),
      'is taken back': (batchId: number) => max.undo({ batchId }),
      'is planned over, which is too late to be taken back': async () => {
        const { body } = await max.give('LATE', [ella], '2026-03-10');
        const undone = await max.undo({ batchId: body.batchId ?? 0 });
        expect(refusalsOf(undone)).toEqual(['ALREADY_SENT']);
      },
    } satisfies Record<string, (batchId: number) => Promise<unknown>>;

    /** Whether the system does it, and what it says. */
    const answers: readonly (readonly [string, boolean, HrOutcome])[] = [
      ['takes it', true, null],
      ['takes it and does not answer', true, refusal('UNREACHABLE')],
      ['does not get it', false, refusal('UNREACHABLE')],
      ['has no time', false, refusal('BUSY')],
      [
        'asks for patience',
        false,
        { ...refusal('BUSY'), notBefore: new Date('2026-03-02T08:02:00Z').toISOString() },
      ],
    ];

    /** An HR system that has what it took, by code. */
    function keepingSystem() {
      const there = new Map<string, string>();
      const simulated = createSimulatedHrSystem(
        { latency: 0, failurePercent: 0, unknownPeople: [], unreachablePeople: [] },
        { wait: () => Promise.resolve(), chance: () => 0.5 },
      );
      const take = ({ code, schedule }: HrScheduleRecord) =>
        schedule === null
          ? there.delete(code)
          : there.set(code, `${schedule.workSchedule} ${schedule.startDate}..${schedule.endDate}`);
      const deliverWith = (meanwhile: () => Promise<unknown>, takes: boolean, outcome: HrOutcome) =>
        deliverDueSchedules({
          ...{ database: server.database, push: server.push },
          ...{ now: () => server.now, chance: () => 0 },
          hrSystem: {
            ...simulated,
            deliverSchedules: async (records) => {
              await meanwhile();
              if (takes) records.forEach(take);
              return records.map(() => outcome);
            },
          },
        });
      return { there, deliverWith };
    }

    test('one that was planned over on its way, taken back and planned over once more is gone there', async () => {
      const { there, deliverWith } = keepingSystem();
      const planOver = () => max.give('LATE', [ella], '2026-03-09', '2026-03-13');
      await max.give('EARLY', [ella], '2026-03-09', '2026-03-13');
      later(60);
      let batchId = 0;
      const meanwhile = async () => {
        batchId = (await planOver()).body.batchId ?? 0;
      };
      await deliverWith(meanwhile, true, null);
      expect(refusalsOf(await max.undo({ batchId }))).toEqual([null]);
      await planOver();
      later(3600);
      for (let row = 1; row > 0;) row = await deliverWith(() => Promise.resolve(), true, null);
      expect([...there.values()]).toEqual(['LATE 2026-03-09..2026-03-13']);
    });

    describe.each(answers)('the system %s', (_, takes, outcome) => {
      test.each(Object.entries(changes))(
        'and it %s: both have the same in the end',
        async (...of) => {
          const [, change] = of;
          const { there, deliverWith } = keepingSystem();
          const { body } = await max.give('EARLY', [ella], '2026-03-09', '2026-03-13');
          later(60);
          await deliverWith(() => change(body.batchId ?? 0), takes, outcome);
          later(3600);
          for (let row = 1; row > 0;) row = await deliverWith(() => Promise.resolve(), true, null);
          const planned = (await max.ranges(ella)).map((told) => String(told).replace(/ \d+$/, ''));
          expect([...there.values()].toSorted()).toEqual(planned.toSorted());
          const states = (await max.queued(ella)).map((told) => String(told).split(' ').at(-1));
          expect(states.filter((state) => state !== 'DELIVERED')).toEqual([]);
        },
      );
    });
  },
  { prepare: createPlannedTeam },
);
