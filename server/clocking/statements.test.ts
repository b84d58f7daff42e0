import { expect, test } from 'vitest';
import { composed, declaredStatements } from '../database/statement.ts';
import { createTestCompany, logInAs, people } from '../testing/testCompany.ts';
import { clearTime } from '../testing/testTime.ts';
import { statementsOf } from '../testing/statementsOf.ts';
import { describeOnBothDatabases } from '../testing/testServer.ts';

type PunchCall = 'clockInShift' | 'clockInSegment' | 'clockOutSegment' | 'clockOutShift';

describeOnBothDatabases(
  'What a punch asks of the database',
  (server) => {
    test('one statement finds the session, one reads and one writes, for a person whom nobody knows yet', async () => {
      await clearTime(server);
      /** Makes the punch for each of them: what the whole company shares is known when Ella's comes. */
      const tokens = { olga: await logInAs(server, 'olga'), ella: await logInAs(server, 'ella') };
      const shifts = { olga: 0, ella: 0 };
      const punch = async (who: 'olga' | 'ella', call: PunchCall) => {
        const mine = { employeeAssignmentId: people[who].assignmentId, timeZoneOffset: 60 };
        const as = tokens[who];
        const { status, body } =
          call === 'clockInShift'
            ? await server.call(call, { as, body: mine })
            : await server.call(call, {
                as,
                body: { ...mine, pairType: 'BREAK', shiftTimePairId: shifts[who] },
              });
        expect(status).toBe(200);
        shifts[who] = body.shiftTimePairs[0]?.id ?? 0;
      };
      const statementsAt = async (time: string, call: PunchCall) => {
        server.now = new Date(`2026-03-02T${time}Z`);
        await punch('olga', call);
        return statementsOf(() => punch('ella', call));
      };
      expect(await statementsAt('08:01:00', 'clockInShift')).toEqual([
        'findEmployeeToken',
        'readOpenShift',
        'saveShifts-begun-answer',
      ]);
      expect(await statementsAt('12:00:00', 'clockInSegment')).toEqual([
        'findEmployeeToken',
        'readNamedShift',
        'saveShifts-changed-segments-answer',
      ]);
      expect(await statementsAt('12:30:00', 'clockOutSegment')).toEqual([
        'findEmployeeToken',
        'readNamedShift',
        'saveShifts-segments-answer',
      ]);
      expect(await statementsAt('16:00:00', 'clockOutShift')).toEqual([
        'findEmployeeToken',
        'readNamedShift',
        'saveShifts-changed-answer',
      ]);
    });

    test('is planned a few times on a connection, not for each punch, however few come at the same time', async () => {
      const joined = [...declaredStatements.values()].filter(({ join }) => join !== undefined);
      expect(joined.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['findEmployeeToken', 'readOpenShift', 'readNamedShift']),
      );
      const plans = composed<{ name: string; generic: boolean }>(
        'select name, generic_plans > 0 as generic from pg_prepared_statements',
      );
      await server.database.transaction(async (transaction) => {
        for (const asked of joined) {
          const lists = [...new Set(asked.sql.match(/\$\d/g))].map(() => [null]);
          for (let run = 0; run < 6; run += 1) await transaction.run(asked, lists);
        }
        const planned = new Map(
          (await transaction.run(plans)).map(({ name, generic }) => [name, generic]),
        );
        for (const { name } of joined) expect([name, planned.get(name)]).toEqual([name, true]);
      });
    });
  },
  { prepare: createTestCompany },
);
