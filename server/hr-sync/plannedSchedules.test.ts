import { expect, test } from 'vitest';
import { createPlannedTeam, plansOfMax, refusalsOf } from '../planning/testing/plansOfMax.ts';
import { people } from '../testing/testCompany.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { createSimulatedHrSystem } from './data/createSimulatedHrSystem.ts';
import { deliverDueSchedules } from './data/deliverDueSchedules.ts';

const { ella } = people;

describeOnMemory(
  'A plan on its way to the HR system',
  (server) => {
    const { tokens, give, undo, queued } = plansOfMax(server);
    const hrSystem = createSimulatedHrSystem(
      { latency: 0, failurePercent: 0, unknownPeople: [], unreachablePeople: [] },
      { wait: () => Promise.resolve(), chance: () => 0.5 },
    );
    const deliver = async (seconds: number) => {
      const at = new Date(server.now.getTime() + seconds * 1000);
      const parts = { database: server.database, push: server.push, hrSystem };
      while ((await deliverDueSchedules({ ...parts, now: () => at, chance: () => 0 })) > 0);
    };

    test('waits for the undo delay, arrives, and is taken back no more', async () => {
      const { body } = await give('EARLY', [ella.assignmentId], '2026-03-10', '2026-03-12');
      await deliver(9);
      expect(await queued(ella.assignmentId)).toEqual(['UPSERT 2026-03-10..2026-03-12 WAITING']);
      await deliver(10);
      const [request] = body.results[0]?.tempScheduleRequests ?? [];
      const externalCode = request?.tempWorkScheduleExternalCode ?? '';
      const { body: statuses } = await server.call('getTemporaryScheduleStatuses', {
        as: tokens.max,
        query: { externalCodes: [externalCode] },
      });
      expect(statuses).toMatchObject([{ ecSynchronisationStatus: 'SYNCHRONISED' }]);
      expect(refusalsOf(await undo({ batchId: body.batchId ?? 0 }))).toEqual(['ALREADY_SENT']);
    });

    test('is deleted there before what takes its place arrives', async () => {
      await give('EARLY', [ella.assignmentId], '2026-03-10');
      await deliver(10);
      await give('LATE', [ella.assignmentId], '2026-03-10');
      await deliver(10);
      expect(await queued(ella.assignmentId)).toEqual([
        'DELETE 2026-03-10..2026-03-10 DELIVERED',
        'UPSERT 2026-03-10..2026-03-10 DELIVERED',
      ]);
    });
  },
  { prepare: createPlannedTeam },
);
