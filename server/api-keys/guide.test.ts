import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { createTestCompany, people } from '../testing/testCompany.ts';
import { setFeatures } from '../testing/testFeatures.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { addShifts } from '../testing/testTime.ts';
import { madeKey } from './testing/madeKey.ts';

const guide = await readFile(
  new URL('../../docs/guides/keys-for-programs.md', import.meta.url),
  'utf8',
);
const commands = [
  ...guide.matchAll(
    /^curl -H "Authorization: Bearer \$PUNCTUAL_KEY" "?https:\/\/time\.example\.com(\/[^\s"]+)"?$/gm,
  ),
].map(([, url = '']) => url);

/** The ids of the guide's webhook, and of things that exist here. */
const ids: Readonly<Record<string, number>> = {
  '17': people.ella.id,
  '21': people.ella.assignmentId,
  '4711': 900_001,
};

describeOnMemory(
  'The guide to keys for programs',
  (server) => {
    beforeAll(async () => {
      await setFeatures(server, { MANAGER_WORK_SCHEDULES: true });
      const shift = { id: 900_001, assignment_id: people.ella.assignmentId };
      await addShifts(server, [{ ...shift, from: '2026-03-01T07:00Z', to: '2026-03-01T15:00Z' }]);
    });

    test('has a command for each call', () => {
      expect(commands).toHaveLength((guide.match(/^curl /gm) ?? []).length);
      expect(commands).toHaveLength(6);
    });

    test.each(commands)('has a command that works: %s', async (command) => {
      const { headers } = await madeKey(server, { sites: ['harbour'] });
      const url = command.replaceAll(/(?<=[/=])\d+(?=[/&]|$)/g, (id) => String(ids[id] ?? id));
      expect((await server.app.inject({ url, headers })).statusCode).toBe(200);
    });
  },
  { prepare: createTestCompany },
);
