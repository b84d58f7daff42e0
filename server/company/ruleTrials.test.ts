import fc from 'fast-check';
import type { components } from 'shared-contracts';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestCompany, logInAs, people } from '../testing/testCompany.ts';
import { sql } from '../testing/sql.ts';
import { setFeatures } from '../testing/testFeatures.ts';
import { assignDaySchedule } from '../testing/testSchedule.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { addSegments, addShifts, clearTime } from '../testing/testTime.ts';
import { createTrialSum } from './rules/rulesTrial.ts';
import { tryRules } from './tryRules.ts';

type Rules = components['schemas']['ProposedRules'];
type Rule = components['schemas']['ProposedRule'];

const { ella, max } = people;

const rounding: Rule = {
  ...{ code: 'IN', kind: 'ROUNDING', punch: 'CLOCK_IN' },
  ...{ minutes: 15, direction: 'NEAREST', graceMinutes: 7 },
};
const pause: Rule = {
  ...{ code: 'PAUSE', kind: 'AUTOMATIC_BREAK', afterMinutes: 360, breakMinutes: 30 },
};
const overtime: Rule = { code: 'AFTER', kind: 'OVERTIME', minimumMinutes: 30 };
const early: Rule = { code: 'EARLY', kind: 'EARLY_LOGIN', maximumMinutes: 20 };

describeOnMemory(
  'An administrator who thinks of other rules of adjusted time',
  (server) => {
    let as = '';
    beforeEach(async () => {
      server.now = new Date('2026-03-20T10:00:00Z');
      await clearTime(server);
      await setFeatures(server, {});
      await server.database.run(...sql`delete from adjustment_rule`);
      as = await logInAs(server, 'dora');
    });
    const cycle = async (rules: Rules) =>
      (await server.call('tryRulesOnCycle', { as, body: { rules } })).body;
    const shift = (rules: Rules, start: string, end: string, ...breaks: [string, string][]) =>
      server.call('tryRulesOnShift', {
        as,
        body: {
          rules,
          scheduled: {
            ...{ start: '22:00', end: '06:00' },
            breaks: [{ start: '01:00', end: '01:30' }],
          },
          clocked: { start, end, breaks: breaks.map(([from, to]) => ({ start: from, end: to })) },
        },
      });
    const entry = (assignmentId: number, from: string, to: string) => ({
      ...{ assignment_id: assignmentId, from: `${from}Z`, to: `${to}Z` },
    });

    test('sees what they make of a night shift, and why', async () => {
      const { body } = await shift([rounding, pause], '21:55', '06:10');
      expect(body).toMatchObject({ clockedMinutes: 495, version: { duration: 460 * 60 } });
      expect(body.version.minutes.map(({ rule, kind }) => `${kind} ${rule}`)).toEqual([
        ...['REMOVED GRACE', 'KEPT AS_CLOCKED', 'REMOVED AUTOMATIC_BREAK', 'KEPT AS_CLOCKED'],
      ]);
      const late = await shift([], '00:10', '06:00', ['01:00', '01:20']);
      expect(late.body).toMatchObject({
        ...{ clockedMinutes: 330, clockIn: '2026-01-16T00:10:00.000Z' },
        version: { duration: 330 * 60 },
      });
    });

    test('sees no overtime while the company does not tell it apart', async () => {
      const kinds = async () =>
        (await shift([overtime], '22:00', '07:00')).body.version.minutes.map(({ rule }) => rule);
      expect(await kinds()).toEqual(['AS_CLOCKED', 'OVERTIME']);
      await setFeatures(server, { OVERTIME: false });
      expect(await kinds()).toEqual(['AS_CLOCKED']);
    });

    test('is refused rules that a company file could not have', async () => {
      const refused: Rules[] = [
        [rounding, { ...rounding, code: 'IN-2' }],
        [{ code: 'PAUSE', kind: 'AUTOMATIC_BREAK', afterMinutes: 360 }],
        [{ ...rounding, minutes: 7 }],
        [pause, { ...pause, afterMinutes: 500 }],
      ];
      for (const rules of refused) {
        expect((await server.call('tryRulesOnCycle', { as, body: { rules } })).status).toBe(400);
      }
    });

    test('sees what the last pay cycle would have been, and nothing is written', async () => {
      const { startDate: day } = await cycle([]);
      const [first = 0] = await addShifts(server, [
        entry(ella.assignmentId, `${day}T07:04`, `${day}T14:00`),
        entry(max.assignmentId, `${day}T07:00`, `${day}T15:00`),
        entry(max.assignmentId, '2026-03-19T07:00', '2026-03-19T15:00'),
        { ...entry(max.assignmentId, `${day}T16:00`, `${day}T19:00`), status: 'REJECTED' },
      ]);
      await addSegments(server, [
        {
          ...{ assignment_id: ella.assignmentId, shift_id: first },
          ...{ from: `${day}T11:00Z`, to: `${day}T11:10Z` },
        },
      ]);
      const before = await server.database.run(...sql`select * from time_pair order by id`);
      expect(await cycle([pause])).toMatchObject({
        ...{ startDate: day, comparedFrom: day, entries: 2, compared: 2, differing: 2 },
        ...{ clockedMinutes: 406 + 480, minutesBefore: 406 + 480, minutesAfter: 386 + 450 },
        ...{ peopleUp: 0, peopleDown: 2 },
        largest: [
          { date: day, name: 'Max Kern', minutesBefore: 480, minutesAfter: 450, code: 'PAUSE' },
          { date: day, name: 'Ella Brandt', minutesAfter: 386, rule: 'AUTOMATIC_BREAK' },
        ],
      });
      expect(await server.database.run(...sql`select * from time_pair order by id`)).toEqual(
        before,
      );
    });

    test('finds no difference in what was adjusted by the same rules', async () => {
      const rules = [rounding, pause, early];
      for (const [index, { code, kind, ...setting }] of rules.entries()) {
        await server.database.run(
          ...sql`insert into adjustment_rule (code, sequence, kind, setting)
          values (${code}, ${index}, ${kind}, ${JSON.stringify(setting)}::jsonb)`,
        );
      }
      const { endDate: day } = await cycle([]);
      const assignment = { employeeAssignmentId: ella.assignmentId, timeZoneOffset: 60 };
      // Two entries of one day, with a gap that is a break.
      for (const [from, to] of [
        ['06:43', '11:02'],
        ['11:20', '15:31'],
      ]) {
        server.now = new Date(`${day}T${from}:00Z`);
        const own = await logInAs(server, 'ella');
        const begun = await server.call('clockInShift', { body: assignment, as: own });
        const shiftTimePairId = begun.body.shiftTimePairs[0]?.id ?? 0;
        server.now = new Date(`${day}T${to}:00Z`);
        const body = { ...assignment, shiftTimePairId, pairType: 'BREAK' as const };
        await server.call('clockOutShift', { body, as: await logInAs(server, 'ella') });
      }
      server.now = new Date('2026-03-20T10:00:00Z');
      as = await logInAs(server, 'dora');
      expect(await cycle(rules)).toMatchObject({ compared: 2, differing: 0, otherKinds: 0 });
      const without = await cycle([rounding, early]);
      expect(without).toMatchObject({
        peopleUp: 1,
        largest: [{ code: 'PAUSE' }, { code: 'PAUSE' }],
      });
    });

    test('compares the latest whole days if there are too many entries', async () => {
      const days = ['2026-03-02', '2026-03-03', '2026-03-04'];
      await addShifts(
        server,
        days.flatMap((day) => [
          entry(ella.assignmentId, `${day}T07:00`, `${day}T15:00`),
          entry(max.assignmentId, `${day}T07:00`, `${day}T15:00`),
        ]),
      );
      const range = { startDate: '2026-03-01', endDate: '2026-03-31' };
      const tried = (entries: number) =>
        tryRules(server.database, [], range, { entries, batch: 1 });
      expect(await tried(5)).toMatchObject({
        ...{ entries: 6, compared: 4, comparedFrom: '2026-03-03' },
      });
      expect(await tried(1)).toMatchObject({ compared: 2, comparedFrom: '2026-03-04' });
      expect(await tried(6)).toMatchObject({ compared: 6, comparedFrom: '2026-03-01' });
    });
  },
  {
    prepare: async (database) => {
      await createTestCompany(database);
      await assignDaySchedule(database, [ella.assignmentId]);
    },
  },
);

describe('The sum of a trial', () => {
  test('counts every entry once, and shows the largest differences', () => {
    const minutes = fc.integer({ min: 0, max: 600 });
    const tried = fc.record({ employeeId: fc.nat(9), before: fc.option(minutes), after: minutes });
    fc.assert(
      fc.property(fc.array(tried, { maxLength: 80 }), (entries) => {
        const sum = createTrialSum();
        const version = (duration: number) => ({
          ...{ clockIn: '', clockOut: '', duration: duration * 60, minutes: [] },
        });
        for (const { employeeId, before, after } of entries) {
          sum.add({
            ...{ employeeId, assignmentId: 1, date: '2026-03-02', clockedMinutes: 300 },
            ...{ before: before === null ? null : version(before), after: version(after) },
          });
        }
        const { counts, largest } = sum.result();
        const change = (entry: (typeof entries)[number]) => entry.after - (entry.before ?? 300);
        const changes = entries.map(change);
        const total = changes.reduce((all, each) => all + each, 0);
        expect(counts.compared).toBe(entries.length);
        expect(counts.differing).toBe(changes.filter((each) => each !== 0).length);
        expect(counts.minutesAfter - counts.minutesBefore).toBe(total);
        const sizes = changes.map(Math.abs).filter((size) => size > 0);
        const shown = largest.map((each) => Math.abs(each.minutesAfter - each.minutesBefore));
        expect(shown).toEqual(sizes.toSorted((a, b) => b - a).slice(0, 20));
      }),
    );
  });
});
