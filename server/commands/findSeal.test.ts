import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createKeyFile } from '../configuration/keyFile.ts';
import { createRecordChain } from '../records/data/recordChain.ts';
import { readKey, recordKeyFile } from '../records/data/recordKey.ts';
import { sql } from '../testing/sql.ts';
import { describeOnBothDatabases } from '../testing/testServer.ts';
import { findSeal } from './findSeal.ts';

const directory = await mkdtemp(path.join(tmpdir(), 'punctual-find-seal-'));
afterAll(() => rm(directory, { recursive: true, force: true }));

describeOnBothDatabases('A command seals its events', (server) => {
  const folder = (name: string) => path.join(directory, server.database.kind, name);
  const find = async (dataDirectory: string) => {
    const complaints: string[] = [];
    const complain = (line: string) => void complaints.push(line);
    return { seal: await findSeal(server.database, { dataDirectory }, { complain }), complaints };
  };
  const claimed = () => server.database.run(...sql`select from record_key`);

  test('with no key that the database does not know, and claims none', async () => {
    await server.database.run(...sql`delete from record_key`);
    const [none, unclaimed] = [folder('none'), folder('unclaimed')];
    await createKeyFile(recordKeyFile(unclaimed));
    for (const each of [none, unclaimed]) {
      const { seal, complaints } = await find(each);
      expect(seal).toBeNull();
      expect(complaints.join()).toContain(recordKeyFile(each));
    }
    expect(await readKey(recordKeyFile(none))).toBeNull();
    expect(await claimed()).toEqual([]);
  });

  test('with the key of the database, and no other', async () => {
    const [own, other] = [folder('own'), folder('other')];
    const chain = createRecordChain({
      database: server.database,
      configuration: { dataDirectory: own },
    });
    await chain.open();
    const { seal, complaints } = await find(own);
    expect(await seal?.(['a'])).toEqual(await chain.seal(['a']));
    expect(complaints).toEqual([]);
    await createKeyFile(recordKeyFile(other));
    expect((await find(other)).seal).toBeNull();
  });
});
