import { expect, test } from 'vitest';
import { plannedDays } from '../schedules/data/plannedDays.ts';
import { people } from '../testing/testCompany.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { addShifts, clearTime } from '../testing/testTime.ts';
import { quim } from '../testing/teamOfMax.ts';
import { createPlannedTeam, plansOfMax } from './testing/plansOfMax.ts';

const { ella, nils } = people;

describeOnMemory(
  'What a planned schedule changes elsewhere',
  (server) => {
    const { tokens, goTo, run, give, create, undo } = plansOfMax(server);

    test('is seen in My Schedule at once', async () => {
      const mine = async () => {
        const query = { startDate: '2026-03-10', endDate: '2026-03-10' };
        const { body } = await server.call('getEmployeeAssignmentSummaries', {
          as: tokens.ella,
          query,
        });
        return body[0]?.ranges.map(({ externalCode }) => externalCode);
      };
      expect(await mine()).toEqual(['WEEK']);
      await give('LATE', [ella.assignmentId], '2026-03-10');
      expect(await mine()).toEqual(['WEEK', 'LATE']);
      const told = server.published.find(({ type }) => type === 'schedules-changed');
      expect(told?.employeeIds).toContain(ella.id);
    });

    test('is what recorded time is measured by: its schedule, expected minutes and indicators', async () => {
      const [id = 0] = await addShifts(server, [
        { assignment_id: ella.assignmentId, from: '2026-02-24T07:00Z', to: '2026-02-24T15:00Z' },
      ]);
      const entry = async () => {
        const { body } = await server.call('getLatestVersion', { as: tokens.ella, path: { id } });
        const { infoIndicators, expectedMinuteDuration, workScheduleExternalCode } = body;
        const isLate = infoIndicators.includes('LATE_CLOCK_IN');
        return [workScheduleExternalCode, expectedMinuteDuration, isLate];
      };
      expect(await entry()).toEqual(['WEEK', 480, false]);
      await create({
        userIds: [ella.assignmentId],
        startDate: '2026-02-24',
        endDate: '2026-02-24',
        durationWorkScheduleAssignment: {
          startTime: '06:00',
          endTime: '16:00',
          nonWorkingDay: false,
          breaks: [],
        },
      });
      await server.runJobs();
      expect(await entry()).toEqual(['PUNCTUAL-C06001600', 600, true]);
      await clearTime(server);
    });

    test('is what the watchers of missed punches wait for', async () => {
      const missed = async () => {
        const rows = await run(
          "select employee_id from notification where kind = 'MISSED_CLOCK_IN' order by employee_id",
        );
        return rows.map((row) => row['employee_id']);
      };
      await goTo('2026-03-03T05:00:00Z');
      await server.runJobs();
      await give('LATE', [ella.assignmentId], '2026-03-03');
      await goTo('2026-03-03T09:00:00Z');
      await server.runJobs();
      const morning = await missed();
      expect(morning).toContain(quim.id);
      expect(morning).not.toContain(ella.id);
      await goTo('2026-03-03T15:00:00Z');
      await server.runJobs();
      expect(await missed()).toContain(ella.id);
    });

    test('makes work of a public holiday, for as long as it is planned', async () => {
      const holiday = '2026-02-25';
      await run("insert into holiday values (1001, $1, 'Ward Day')", holiday);
      await goTo('2026-02-27T10:00:00Z');
      const [id = 0] = await addShifts(server, [
        { assignment_id: ella.assignmentId, from: `${holiday}T07:00Z`, to: `${holiday}T13:00Z` },
      ]);
      const measured = async () => {
        await server.runJobs();
        const { body } = await server.call('getLatestVersion', { as: tokens.ella, path: { id } });
        const { infoIndicators, expectedMinuteDuration } = body;
        return [expectedMinuteDuration, infoIndicators.includes('LATE_CLOCK_IN')];
      };
      const attended = async () => {
        const window = { startDate: holiday, endDate: holiday };
        const body = { ...window, page: 0, pageSize: 30 };
        return (await server.call('countPlanned', { as: tokens.max, body })).body.days[0]?.planned;
      };
      expect([await measured(), await attended()]).toEqual([[0, false], 0]);
      const { body } = await give('EARLY', [ella.assignmentId], holiday);
      expect([await measured(), await attended()]).toEqual([[480, true], 1]);
      const day = { assignmentId: ella.assignmentId, date: holiday };
      const [planned] = await plannedDays(server.database, [day]);
      expect(planned).toMatchObject({ kind: 'work', holidayName: 'Ward Day' });
      await undo({ batchId: body.batchId ?? 0 });
      expect([await measured(), await attended()]).toEqual([[0, false], 0]);
      await clearTime(server);
    });

    test('keeps nobody waiting for those who are off on the holiday', async () => {
      await run("insert into holiday values (1001, '2026-03-04', 'Harbour Day')");
      await goTo('2026-03-03T20:00:00Z');
      await server.runJobs();
      await run('delete from notification');
      await give('EARLY', [ella.assignmentId], '2026-03-04');
      await goTo('2026-03-04T09:00:00Z');
      await server.runJobs();
      const missed = await run(
        "select employee_id from notification where kind = 'MISSED_CLOCK_IN'",
      );
      expect(missed).toEqual([{ employee_id: ella.id }]);
      await run("delete from holiday where date = '2026-03-04'");
    });

    const notices = async () => {
      const answer = await server.call('getNotifications', {
        as: tokens.ella,
        path: { id: ella.id },
        query: { page: 0 },
      });
      return answer.body.contents;
    };

    test('is told to its person, once a batch, with its days and how many they are', async () => {
      await server.call('assignTemporarySchedule', {
        as: tokens.max,
        idempotencyKey: '6f9c3c5e-6a51-4c5f-9d57-0f5b9c2f1f0e',
        body: {
          days: [
            { userId: ella.assignmentId, dates: ['2026-03-10', '2026-03-12', '2026-03-17'] },
            { userId: nils.assignmentId, dates: ['2026-03-10'] },
          ],
          workScheduleExternalCode: 'EARLY',
        },
      });
      expect((await notices()).map(({ body }) => body)).toEqual([
        'Your schedule was changed: Tue 10 Mar – Tue 17 Mar · 3 days · Early',
      ]);
    });

    test('is told with high priority where it is about today or tomorrow', async () => {
      await give('EARLY', [ella.assignmentId], '2026-03-03');
      await give('LATE', [ella.assignmentId], '2026-03-04');
      const told = await notices();
      expect(
        told
          .map(({ body, notificationType }) => `${notificationType.priority}: ${body}`)
          .toSorted(),
      ).toEqual([
        'HIGH: Your schedule was changed: Tue 3 Mar · Early',
        'MEDIUM: Your schedule was changed: Wed 4 Mar · Late',
      ]);
    });

    test('is not told any more once it is taken back, unless it was read', async () => {
      const batch = async () => {
        const { body } = await give('EARLY', [ella.assignmentId], '2026-03-10');
        return body.batchId ?? 0;
      };
      await undo({ batchId: await batch() });
      expect(await notices()).toEqual([]);
      const batchId = await batch();
      await run('update notification set dismissed_at = now() where dismissed_at is null');
      await undo({ batchId });
      expect(await notices()).toHaveLength(1);
    });
  },
  { prepare: createPlannedTeam },
);
