import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askPostgres } from 'tooling/postgres/askPostgres.ts';
import { startCluster, whyNoCluster } from 'tooling/postgres/startCluster.ts';
import { startSystem, type System } from 'tooling/system/startSystem.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const reason = whyNoCluster();
if (reason !== null) console.log(`A read replica is not tried: ${reason}`);

describe.skipIf(reason !== null)('Reports with a read replica', () => {
  let system: System;
  let standby: Awaited<ReturnType<typeof startCluster>>;
  let session = '';
  const ends: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    const primary = await startCluster();
    ends.push(primary.remove);
    standby = await startCluster(primary);
    ends.push(standby.remove);
    const folder = await mkdtemp(join(tmpdir(), 'punctual-replica-'));
    ends.push(() => rm(folder, { recursive: true, force: true }));
    await writeFile(join(folder, 'index.html'), '<head><!--registry--></head>');
    system = await startSystem(folder, {
      DATABASE_URL: primary.url,
      DATABASE_READ_URL: standby.url,
      SHELL_DIRECTORY: folder,
    });
    ends.push(system.kill);
    session = await logIn('manager');
  }, 120_000);
  afterAll(async () => {
    for (const end of ends.toReversed()) await end();
  });

  async function logIn(username: string): Promise<string> {
    const { headers } = await fetch(`${system.url}/api/employees/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password: 'punctual' }),
    });
    return headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
  }

  /** Makes a report, and answers how often reports have been read from where until then. */
  async function report(): Promise<Record<string, number>> {
    const days = 'fromDate=2026-11-01&toDate=2026-11-30&timeZone=Europe/Berlin&lang=en';
    const made = await fetch(`${system.url}/api/reporting/employeeSummaryReport?${days}`, {
      headers: { cookie: session },
    });
    expect(made.status).toBe(200);
    expect((await made.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
    const metrics = await fetch(`${system.url}/api/metrics`, {
      headers: { cookie: await logIn('admin') },
    });
    const figures = (await metrics.text()).matchAll(
      /^report_reads_total\{source="(\w+)"\} (\d+)$/gm,
    );
    return Object.fromEntries([...figures].map(([, name = '', count]) => [name, Number(count)]));
  }

  test('are read there, unless it is behind or away', async () => {
    expect(await report()).toEqual({ replica: 1 });

    await askPostgres(standby.url, 'select pg_wal_replay_pause()');
    // What nobody has waited for may have been replayed before the pause held.
    await expect
      .poll(async () => {
        const [row] = await askPostgres<{ state: string }>(
          standby.url,
          'select pg_get_wal_replay_pause_state() as state',
        );
        return row?.state;
      })
      .toBe('paused');
    expect(await report()).toEqual({ replica: 1, behind: 1 });

    await askPostgres(standby.url, 'select pg_wal_replay_resume()');
    expect(await report()).toEqual({ replica: 2, behind: 1 });

    await standby.stop('fast');
    expect(await report()).toMatchObject({ replica: 2, behind: 1, unreachable: 1 });
  }, 60_000);
});
