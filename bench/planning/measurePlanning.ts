import { randomUUID } from 'node:crypto';
import { addDays, dayCount, planParts, type components } from 'shared-contracts';
import { benchSettings } from '../company/benchSettings.ts';
import { openSessions, runServerProgram, type SeededPeople } from '../company/seedCompany.ts';
import { withFolder, withSystem } from '../company/withSystem.ts';
import { countOf } from '../countOf.ts';

type Schemas = components['schemas'];

/** The measurements; times are milliseconds from each request to its complete answer. */
export interface PlanningRun {
  /** As reported by the database. */
  readonly databaseVersion: string;
  readonly timePairs: number;
  readonly rows: number;
  /** A page of 100 rows, with their plans over 62 days. */
  readonly pages: readonly number[];
  readonly summaries: readonly number[];
  /** All rows over 31 days. */
  readonly counts: readonly number[];
  /** 100 people over 31 days. */
  readonly previews: readonly number[];
  /** Batches of 100 people over 31 days, one after the other. */
  readonly batches: readonly number[];
  /** The same people over the same days in turns of a day, in parts that each fit a request. */
  readonly turns: readonly number[];
  /** Clock-ins of others in the meantime. */
  readonly punches: readonly number[];
  /** Answers other than the expected ones. */
  readonly errors: readonly string[];
}

const rounds = countOf(20, 1);
const perBatch = countOf(100, 10);
const batchCount = 5;
const clockedMeanwhile = countOf(200, 5);

/**
 * Loads the demo company with so many people and months of their time, copied up to the given
 * minimum of entries, makes one manager everybody's, and lets that manager view the board and plan
 * 500 people by the API while others clock in. `databaseUrl` is null for the embedded one.
 */
export async function measurePlanning(
  databaseUrl: string | null,
  employees: number,
  months: number,
  pairs: number,
): Promise<PlanningRun> {
  return withFolder(async (folder) => {
    const settings = benchSettings(folder, databaseUrl, 'demo');
    const args = ['--employees', String(employees), '--months', String(months)];
    await runServerProgram('commands/command.ts', ['demo:load', ...args], settings);
    const output = await runServerProgram('testing/multiplyTime.ts', [String(pairs)], settings);
    const [, timePairs = ''] = /(\d+)/.exec(output) ?? [];
    const led = await runServerProgram('testing/leadEverybody.ts', [], settings);
    const { databaseVersion, sessions } = await openSessions(settings);
    const token = sessions.find(({ employeeId }) => led.includes(`:${employeeId}}`))?.token ?? '';
    const others = sessions.filter((session) => session.token !== token).slice(-clockedMeanwhile);
    return withSystem(folder, settings, async (system) => {
      const answers = await planAsManager(system.url, token, others);
      return { databaseVersion, timePairs: Number(timePairs), ...answers };
    });
  });
}

type Asked = Omit<PlanningRun, 'databaseVersion' | 'timePairs'>;

async function planAsManager(
  url: string,
  token: string,
  others: SeededPeople['sessions'],
): Promise<Asked> {
  const errors: string[] = [];

  async function ask<Answer>(
    path: string,
    body?: object,
    as = token,
  ): Promise<{ readonly time: number; readonly answer: Answer | null }> {
    const sentAt = performance.now();
    const response = await fetch(new URL(path, `${url}/api/work-schedules/`), {
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        cookie: `access-token=${as}`,
      },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const time = performance.now() - sentAt;
    if (!response.ok) {
      errors.push(`${response.status} ${text.slice(0, 300)}`);
      return { time, answer: null };
    }
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- the server's answers follow the contract
    const answer: Answer = JSON.parse(text);
    return { time, answer };
  }

  const repeat = async (path: string, body?: object) => {
    await ask(path, body);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push((await ask(path, body)).time);
    return times;
  };

  const startDate = new Date().toISOString().slice(0, 10);
  const month = { startDate, endDate: addDays(startDate, 30) };
  const filter = { ...month, page: 0, pageSize: 100, timeRecordingVariant: 'CLOCK' };
  const rows: number[] = [];
  for (let page = 0; page < batchCount; page += 1) {
    const found = await ask<Schemas['PlannedRows']>('assignments', { ...filter, page });
    rows.push(...(found.answer?.contents.map(({ id }) => id) ?? []));
  }
  const pages = await repeat('assignments', filter);
  const window = `startDate=${startDate}&endDate=${addDays(startDate, 61)}`;
  const hundred = rows.slice(0, perBatch);
  const ids = hundred.map((id) => `assignmentIds=${id}`).join('&');
  const summaries = await repeat(`assignment-summaries?${ids}&${window}`);
  const counted = await ask<Schemas['PlannedCounts']>('planned-counts', filter);
  const counts = await repeat('planned-counts', filter);
  const search = await ask<Schemas['WorkSchedulePage']>(
    `page?page=0&isAssignmentRequest=true&assignmentIds=${rows[0] ?? 0}`,
  );
  const code = search.answer?.contents[0]?.externalCode ?? '';
  const wish = { ...month, workScheduleExternalCode: code };
  const previews = await repeat('preview', { assign: { ...wish, userIds: hundred } });
  const batches: number[] = [];
  for (let batch = 0; batch < batchCount; batch += 1) {
    const userIds = rows.slice(batch * perBatch, (batch + 1) * perBatch);
    const { time, answer } = await ask<Schemas['PlanAnswer']>('temp-assignment', {
      ...wish,
      userIds,
    });
    const refused = answer?.results.filter(({ refusal }) => refusal !== null) ?? [];
    for (const { refusal } of refused) errors.push(refusal?.code ?? '');
    batches.push(time);
  }
  const duration = 1;
  const workSchedules = search.answer?.contents
    .slice(0, 2)
    .map(({ externalCode }) => ({ externalCode, duration }));
  const size = { days: dayCount(month), ranges: dayCount(month) };
  const turns: number[] = [];
  const punches: number[] = [];
  let isPlanning = true;
  async function planTurns() {
    for (const userIds of planParts(rows, () => size, perBatch)) {
      const { time, answer } = await ask<Schemas['PlanAnswer']>('rotation', {
        ...month,
        workSchedules,
        userIds,
      });
      const refused = answer?.results.filter(({ refusal }) => refusal !== null) ?? [];
      for (const { refusal } of refused) errors.push(refusal?.code ?? '');
      turns.push(time);
    }
    isPlanning = false;
  }
  async function clockIn() {
    for (const { assignmentId, token: own } of others) {
      if (!isPlanning) return;
      const entry = { employeeAssignmentId: assignmentId, timeZoneOffset: 0 };
      punches.push((await ask('../time-pairs/shift-clock-in', entry, own)).time);
    }
  }
  await Promise.all([planTurns(), clockIn()]);
  const all = counted.answer?.totalRows ?? 0;
  return { rows: all, pages, summaries, counts, previews, batches, turns, punches, errors };
}
