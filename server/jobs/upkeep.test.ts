import { expect, test } from 'vitest';
import { describeOnBothDatabases } from '../testing/testServer.ts';
import { statement } from '../database/statement.ts';
import { upkeep } from './upkeep.ts';

const keep = statement<never>(
  'testKeepAnswer',
  `insert into command_answer (actor_kind, actor_id, key, body_hash, status, answered_at, kept_until)
   values ('employee', $1, '00000000-0000-4000-8000-000000000000', '', 204, $2, $3)`,
);
const actors = statement<{ actor_id: number }>(
  'testAnswers',
  'select actor_id from command_answer order by actor_id',
);

describeOnBothDatabases('Upkeep', (server) => {
  test('forgets answers to commands when their time is over, those to punches never', async () => {
    const { database } = server;
    await database.run(keep, [1, '2026-01-01T00:00:00Z', '2026-01-09T00:00:00Z']);
    await database.run(keep, [2, '2026-03-01T00:00:00Z', '2026-03-09T00:00:00Z']);
    await database.run(keep, [3, '2020-01-01T00:00:00Z', null]);
    await upkeep(database, new Date('2026-03-02T00:00:00Z'));
    expect(await database.run(actors)).toEqual([{ actor_id: 2 }, { actor_id: 3 }]);
  });
});
