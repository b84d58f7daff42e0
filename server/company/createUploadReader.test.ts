import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { smallCompany } from '../testing/smallCompany.ts';
import { openMemoryDatabase } from '../testing/testDatabase.ts';
import { createUploadReader } from './createUploadReader.ts';

describe('a company file that is too much for its thread', () => {
  const now = new Date('2026-03-12T10:00:00Z');
  let database: Awaited<ReturnType<typeof openMemoryDatabase>>;
  beforeAll(async () => {
    database = await openMemoryDatabase();
  });
  afterAll(() => database.close());
  const sound = Buffer.from(JSON.stringify({ ...smallCompany(), history: [] }));

  test.each([
    ['in memory', { timeout: 60_000, megabytes: 64 }],
    ['in time', { timeout: 300, megabytes: 2_000 }],
  ])('%s is refused, and the next one is read', async (_name, limits) => {
    const narrow = createUploadReader(database, limits);
    const endless = Buffer.from(`{"people":[${'{},'.repeat(1_000_000)}{}]}`);
    await expect(narrow.read(endless, now)).rejects.toMatchObject({ code: 'CHECK_TOOK_TOO_LONG' });
    await narrow.close();
    const usual = createUploadReader(database);
    expect(await usual.read(sound, now)).toMatchObject({ ok: true });
    await usual.close();
  });

  test('a second file waits, a third is refused', async () => {
    const reader = createUploadReader(database);
    const all = await Promise.allSettled([1, 2, 3].map(() => reader.read(sound, now)));
    expect(all.map(({ status }) => status).toSorted()).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
    ]);
    expect(all.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'CHECK_UNDER_WAY' },
    });
    await reader.close();
  });
});
