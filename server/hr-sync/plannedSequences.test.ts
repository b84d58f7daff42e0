import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { refusal, type HrOutcome, type HrScheduleRecord } from '../hr-outbox/rules/hrSystem.ts';
import { sendAgain } from '../planning/data/scheduleOutbox.ts';
import { createPlannedTeam, plansOfMax, refusalsOf } from '../planning/testing/plansOfMax.ts';
import { people } from '../testing/testCompany.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { createSimulatedHrSystem } from './data/createSimulatedHrSystem.ts';
import { deliverDueSchedules } from './data/deliverDueSchedules.ts';
import { saveSchedules } from './data/scheduleQueue.ts';

const assignments = [people.ella.assignmentId, people.nils.assignmentId];

const day = fc.constantFrom('2026-03-09', '2026-03-11', '2026-03-12', '2026-03-17');
const span = fc.tuple(day, day).map((days) => days.toSorted());
const who = fc.constantFrom(assignments.slice(0, 1), assignments.slice(0, 1), assignments);
const answer = fc.constantFrom(
  ...['takes', 'takes, no answer', 'takes, no answer', 'hangs', 'busy', 'patience', 'half'],
);
const steps = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('plan' as const),
        code: fc.constantFrom('EARLY', 'LATE', 'R3', 'WEEK', null),
        ...{ span, who },
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('undo' as const),
        back: fc.integer({ min: 1, max: 2 }),
      }),
    },
    {
      weight: 5,
      arbitrary: fc.record({
        ...{ kind: fc.constant('deliver' as const), answer },
        seconds: fc.constantFrom(0, 15, 15, 1800),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('restart' as const), answer }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('make it there' as const) }) },
  ),
  { minLength: 20, maxLength: 30 },
);

/** Always the same ones; the number finds one that fails again. */
const sequences = fc
  .sample(steps, { seed: 2_026, numRuns: 40 })
  .map((each, index) => [index, each]);

describeOnMemory(
  'Whatever is planned, taken back, delivered and lost',
  (server) => {
    const max = plansOfMax(server);
    const later = (seconds: number) => {
      server.now = new Date(server.now.getTime() + seconds * 1000);
    };

    /** An HR system that has what it took, and none of the schedules that were made while assigning. */
    function keepingSystem() {
      const there = new Map<string, string>();
      let hasMade = false;
      const simulated = createSimulatedHrSystem(
        { latency: 0, failurePercent: 0, unknownPeople: [], unreachablePeople: [] },
        { wait: () => Promise.resolve(), chance: () => 0.5 },
      );
      const take = ({ code, schedule, assignment }: HrScheduleRecord): HrOutcome => {
        if (schedule === null) {
          there.delete(code);
          return null;
        }
        const { workSchedule, startDate, endDate, firstDayNumber } = schedule;
        if (workSchedule.startsWith('PUNCTUAL-') && !hasMade) {
          return refusal('UNKNOWN_SCHEDULE', workSchedule);
        }
        there.set(code, `${assignment} ${workSchedule} ${startDate}..${endDate} ${firstDayNumber}`);
        return null;
      };
      const answers: Readonly<
        Record<string, (record: HrScheduleRecord, index: number) => HrOutcome>
      > = {
        'takes, no answer': (record) => {
          take(record);
          return refusal('UNREACHABLE');
        },
        hangs: () => refusal('UNREACHABLE'),
        busy: () => refusal('BUSY'),
        patience: () => ({
          ...refusal('BUSY'),
          notBefore: new Date(server.now.getTime() + 30_000).toISOString(),
        }),
        half: (record, index) => (index % 2 === 0 ? take(record) : refusal('UNREACHABLE')),
      };
      const deliver = (how: string, database: Database = server.database) =>
        deliverDueSchedules({
          ...{ database, push: server.push, now: () => server.now, chance: () => 0 },
          hrSystem: {
            ...simulated,
            deliverSchedules: async (records) => records.map(answers[how] ?? take),
          },
        });
      return { there, deliver, make: () => void (hasMade = true) };
    }

    /** The process ends after it has sent and before it notes so. */
    const ending = (): Database => ({
      ...server.database,
      run: (asked, ...values) =>
        asked.name === saveSchedules.name
          ? Promise.reject(new Error('The process ended.'))
          : server.database.run(asked, ...values),
    });

    const planned = async () => {
      const rows = await max.run(
        `select assignment.code || ' ' || work.external_code || ' ' || assigned.start_date || '..'
           || assigned.end_date || ' ' || assigned.first_day_number as told
         from assigned_schedule assigned
           join work_schedule work on work.id = assigned.work_schedule_id
           join assignment on assignment.id = assigned.assignment_id
         where is_temporary`,
      );
      return rows.map(({ told }) => String(told)).toSorted();
    };
    /** What the history tells of a batch for each assignment, in its order. */
    const history = (batchId: number) =>
      max.run(
        `select assignment_id, schedule_code, start_date, end_date from plan_change
         where batch_id = $1 order by id`,
        batchId,
      );

    test.each(sequences)('both have the same in the end (%i)', async (...[, sequence]) => {
      if (typeof sequence === 'number') throw new Error('It is a sequence.');
      const { there, deliver, make } = keepingSystem();
      const batches: { readonly id: number; readonly before: readonly string[] }[] = [];
      for (const step of sequence ?? []) {
        if (step.kind === 'make it there') make();
        if (step.kind === 'deliver') {
          later(step.seconds);
          await deliver(step.answer);
        }
        if (step.kind === 'restart') {
          await deliver(step.answer, ending()).catch(() => 0);
          later(61);
        }
        if (step.kind === 'plan') {
          const [startDate = '', endDate = ''] = step.span;
          const before = await planned();
          const { body } = await (step.code === null
            ? max.create({
                ...{ userIds: step.who, startDate, endDate },
                durationWorkScheduleAssignment: {
                  ...{ startTime: '07:00', endTime: '11:00', nonWorkingDay: false, breaks: [] },
                },
              })
            : max.give(step.code, step.who, startDate, endDate));
          expect(refusalsOf({ body })).toEqual(step.who.map(() => null));
          batches.push({ id: body.batchId ?? 0, before });
        }
        const batch = step.kind === 'undo' ? batches.at(-step.back) : undefined;
        if (batch !== undefined) {
          const { body } = await max.undo({ batchId: batch.id });
          const undone = body.results.filter((row) => row.refusal === null);
          if (undone.length === body.results.length && batch === batches.at(-1)) {
            expect(await planned()).toEqual(batch.before);
          }
          if (undone.length > 0) {
            const ids = new Set(undone.map(({ userId }) => userId));
            const [{ id = 0 } = {}] = await max.run('select max(batch_id) as id from plan_change');
            const told = await history(batch.id);
            expect(await history(Number(id))).toEqual(
              told.filter(({ assignment_id: assignment }) => ids.has(Number(assignment))),
            );
          }
        }
      }
      make();
      later(7200);
      const failed = await max.run("select code from schedule_outbox where state = 'FAILED'");
      for (const { code } of failed)
        await server.database.run(sendAgain, { externalCode: code, now: server.now });
      for (let rows = 1; rows > 0;) rows = await deliver('takes');
      expect([...there.values()].toSorted()).toEqual(await planned());
      expect(await max.run("select code from schedule_outbox where state <> 'DELIVERED'")).toEqual(
        [],
      );
    });
  },
  { prepare: createPlannedTeam },
);
