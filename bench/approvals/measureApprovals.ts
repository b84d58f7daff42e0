import { randomUUID } from 'node:crypto';
import type { components } from 'shared-contracts';
import { benchSettings } from '../company/benchSettings.ts';
import { openSessions, runServerProgram } from '../company/seedCompany.ts';
import { withFolder, withSystem } from '../company/withSystem.ts';
import { countOf } from '../countOf.ts';

type Schemas = components['schemas'];

/** The measurements; times are milliseconds from each request to its complete answer. */
export interface ApprovalsRun {
  /** As reported by the database. */
  readonly databaseVersion: string;
  readonly timePairs: number;
  readonly subordinates: number;
  readonly pages: readonly number[];
  readonly opened: readonly number[];
  readonly exceptions: readonly number[];
  readonly selections: readonly number[];
  readonly decisions: readonly number[];
  /** Answers other than the expected ones. */
  readonly errors: readonly string[];
}

const rounds = countOf(20, 1);
const perDecision = countOf(200, 10);
const dayMillis = 86_400_000;

/**
 * Loads the demo company with so many people and twelve months, makes one manager everybody's, and
 * lets that manager read and decide the last month by the API. `databaseUrl` is null for the
 * embedded one.
 */
export async function measureApprovals(
  databaseUrl: string | null,
  employees: number,
): Promise<ApprovalsRun> {
  return withFolder(async (folder) => {
    const settings = benchSettings(folder, databaseUrl, 'demo');
    const args = ['--employees', String(employees), '--months', '12'];
    const output = await runServerProgram('commands/command.ts', ['demo:load', ...args], settings);
    const [, timePairs = ''] = /([\d,]+) time pairs/.exec(output) ?? [];
    const led = await runServerProgram('testing/leadEverybody.ts', [], settings);
    const { databaseVersion, sessions } = await openSessions(settings);
    const token = sessions.find(({ employeeId }) => led.includes(`:${employeeId}}`))?.token ?? '';
    return withSystem(folder, settings, async (system) => {
      const answers = await askAsManager(system.url, token, Number(led.replaceAll(/\D/g, '')));
      return { databaseVersion, timePairs: Number(timePairs.replaceAll(',', '')), ...answers };
    });
  });
}

type Asked = Omit<ApprovalsRun, 'databaseVersion' | 'timePairs'>;

async function askAsManager(url: string, token: string, managerId: number): Promise<Asked> {
  const errors: string[] = [];
  const today = new Date();
  const filter = {
    startDate: dateOf(today.getTime() - 30 * dayMillis),
    endDate: dateOf(today.getTime()),
    page: 0,
    pageSize: 30,
    approvalStatus: ['INCOMPLETE', 'PENDING_DELETE', 'PENDING'],
  } satisfies Schemas['ApprovalsFilter'];

  async function ask<Answer>(
    path: string,
    body: object,
  ): Promise<{ readonly time: number; readonly answer: Answer | null }> {
    const sentAt = performance.now();
    const response = await fetch(`${url}/api/time-pairs/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        cookie: `access-token=${token}`,
      },
      body: JSON.stringify(body),
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

  const repeat = async (path: string, bodyOf: (round: number) => object) => {
    await ask(path, bodyOf(0));
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      times.push((await ask(path, bodyOf(round))).time);
    }
    return times;
  };
  const page = { ...filter, entriesPageSize: 0 };
  const first = await ask<Schemas['ApprovalGroups']>('fetch-approvals', page);
  const people = first.answer?.contents.map(({ id }) => id) ?? [];
  const pages = await repeat('fetch-approvals', () => page);
  const opened = await repeat('fetch-approvals', (round) => ({
    ...filter,
    entriesPageSize: 30,
    employeeIds: people.slice(round % Math.max(1, people.length)).slice(0, 1),
  }));
  const exceptions = await repeat('fetch-approvals', () => ({ ...page, onlyExceptions: true }));
  const selection = { filter, purpose: 'SELECT' };
  const selections = await repeat('approvals/selection', () => selection);

  const all = await ask<Schemas['ApprovalSelection']>('approvals/selection', {
    ...selection,
    purpose: 'DECIDE',
  });
  // Person by person: a request can decide on many entries, but only of a few people.
  const entries = (all.answer?.entries ?? []).toSorted((a, b) => a.employeeId - b.employeeId);
  const decisions: number[] = [];
  for (let start = 0; start + perDecision <= entries.length; start += perDecision) {
    if (decisions.length === rounds) break;
    const { time } = await ask('approvals', {
      requestedByUserId: managerId,
      shouldSyncWithEC: true,
      statusRequests: entries
        .slice(start, start + perDecision)
        .map(({ timePairId }) => ({ timePairId, status: 'APPROVED' })),
    });
    decisions.push(time);
  }
  const subordinates = first.answer?.totalEmployees ?? 0;
  return { subordinates, pages, opened, exceptions, selections, decisions, errors };
}

function dateOf(millis: number): string {
  return new Date(millis).toISOString().slice(0, 10);
}
