import { beforeAll, beforeEach, expect, test } from 'vitest';
import { statement } from '../database/statement.ts';
import type { PushedEvent } from '../push/pushChannel.ts';
import { sql } from '../testing/sql.ts';
import { statementsOf } from '../testing/statementsOf.ts';
import { describeOnBothDatabases } from '../testing/testServer.ts';
import type { KeptAnswer } from './storedAnswers.ts';
import { unitOfWork, type UnitChange } from './unitOfWork.ts';

const add = statement<never, { id: number }>('testAddWork', 'insert into work values ($id)');
const read = statement<{ id: number }>('testReadWork', 'select id from work order by id');
const event: PushedEvent = { type: 'schedules-changed', employeeIds: [1] };
const change: UnitChange = {
  write: async (runner) => void (await runner.run(add, { id: 1 })),
  events: [event],
};
const answer: Omit<KeptAnswer, 'shiftId'> = {
  actorAndKey: {
    ...{ actorKind: 'employee', actorId: 1, key: '6f9c3c5e-6a51-4c5f-9d57-0f5b9c2f1f0e' },
  },
  ...{ hash: Buffer.alloc(32), status: 204, body: undefined },
  ...{ at: new Date(), keptUntil: null },
};

describeOnBothDatabases('A unit of work', (server) => {
  beforeAll(async () => {
    await server.database.run(...sql`create table work (id integer primary key)`);
  });
  beforeEach(async () => {
    await server.database.run(...sql`delete from work`);
    await server.database.run(...sql`delete from command_answer`);
    server.published.length = 0;
  });
  const rows = async () => (await server.database.run(read)).map(({ id }) => id);

  test('writes a change alone in one statement, and tells of it afterwards', async () => {
    const asked = await statementsOf(() =>
      unitOfWork(server, async (unit) => {
        unit.stage(change);
        expect(await rows()).toEqual([]);
        expect(server.published).toEqual([]);
      }),
    );
    expect(asked).toEqual(['testReadWork', 'testAddWork']);
    expect(await rows()).toEqual([1]);
    expect(server.published).toEqual([event]);
  });

  test('writes a change before its statements, and its answer after them, in one transaction', async () => {
    const asked = await statementsOf(() =>
      unitOfWork(
        server,
        async (unit) => {
          unit.stage(change);
          await unit.run(add, { id: 2 });
        },
        () => answer,
      ),
    );
    expect(asked).toEqual(['begin', 'testAddWork', 'testAddWork', 'keepAnswer', 'commit']);
    expect(await rows()).toEqual([1, 2]);
  });

  test('reads through the database until its first statement, and then only through itself', async () => {
    const work = unitOfWork(server, async (unit) => {
      expect(await rows()).toEqual([]);
      await unit.run(add, { id: 3 });
      expect(await unit.run(read)).toEqual([{ id: 3 }]);
      await server.database.run(read);
    });
    await expect(work).rejects.toThrow('Inside a transaction');
    expect(await rows()).toEqual([]);
  });

  test('writes and tells nothing if it fails', async () => {
    const steps: string[] = [];
    const work = unitOfWork(server, async (unit) => {
      unit.stage(change);
      await unit.run(add, { id: 4 });
      unit.tell(event);
      unit.afterwards(() => steps.push('done'));
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect([await rows(), server.published, steps]).toEqual([[], [], []]);
  });

  test('writes nothing if its key was answered in the meantime', async () => {
    const work = (id: number) =>
      unitOfWork(
        server,
        (unit) => unit.run(add, { id }),
        () => answer,
      );
    await work(5);
    await expect(work(6)).rejects.toMatchObject({ code: '23505' });
    expect(await rows()).toEqual([5]);
  });
});
