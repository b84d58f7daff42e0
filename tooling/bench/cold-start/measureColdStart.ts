import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request, type Browser } from '@playwright/test';
import { buildMonolith, monolithRemotes, signMonolith } from '../../build/buildMonolith.ts';
import { monolithOutput } from '../../build/workspace.ts';
import { startSystem, type System } from '../../system/startSystem.ts';
import { quantile } from '../report/quantile.ts';
import { firstAnswerDepth } from './firstAnswerDepth.ts';
import { visitClock, type SignedIn, type Visit } from './visitClock.ts';

/** Medians over the visits. Bytes are of the wire, times in milliseconds. */
export interface ColdStart {
  readonly scriptAndStyleRequests: number;
  /** Requests in a row before the first answer of the API. */
  readonly depth: number;
  readonly scriptBytes: number;
  readonly fontBytes: number;
  readonly firstScreen: number;
  readonly firstScreenSlow: number;
}

export interface ColdStarts {
  readonly federated: ColdStart;
  /** The same sources as one application. */
  readonly monolith: ColdStart;
}

interface Side {
  readonly system: System;
  readonly signedIn: SignedIn;
  readonly visits: Visit[];
  readonly slowVisits: Visit[];
}

export const coldStartVisits = 9;

/**
 * The signed-in cold start of Clock, with remotes and as a monolith, by turns: both are served by
 * the real server with the demo company, so that API, headers and compression are the same.
 */
export async function measureColdStart(browser: Browser): Promise<ColdStarts> {
  await buildMonolith();
  const folder = await mkdtemp(join(tmpdir(), 'punctual-bench-'));
  const systems: System[] = [];
  const start = async (name: string, settings: Record<string, string>): Promise<Side> => {
    const system = await startSystem(join(folder, name), settings);
    systems.push(system);
    return { system, signedIn: await signIn(system.url), visits: [], slowVisits: [] };
  };
  try {
    const federated = await start('federated', {});
    await signMonolith(join(folder, 'monolith'));
    const monolith = await start('monolith', {
      SHELL_DIRECTORY: monolithOutput,
      REMOTE_STORE: monolithRemotes,
    });
    for (let round = 0; round < coldStartVisits; round += 1) {
      await visitBothWays(browser, federated);
      await visitBothWays(browser, monolith);
    }
    return {
      federated: await summary(browser, federated),
      monolith: await summary(browser, monolith),
    };
  } finally {
    for (const system of systems) await system.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function visitBothWays(browser: Browser, side: Side): Promise<void> {
  const { system, signedIn, visits, slowVisits } = side;
  visits.push(await visitClock(browser, system.url, signedIn));
  slowVisits.push(await visitClock(browser, system.url, signedIn, { slow: true }));
}

async function summary(
  browser: Browser,
  { system, signedIn, visits, slowVisits }: Side,
): Promise<ColdStart> {
  const traced = await visitClock(browser, system.url, signedIn, { traced: true });
  const medianOf = (figure: (visit: Visit) => number, of: readonly Visit[] = visits) =>
    quantile(of.map(figure), 0.5);
  return {
    scriptAndStyleRequests: medianOf((visit) => ofKind(visit, 'Script', 'Stylesheet').length),
    depth: firstAnswerDepth(traced.requests),
    scriptBytes: medianOf((visit) => bytesOf(visit, 'Script')),
    fontBytes: medianOf((visit) => bytesOf(visit, 'Font')),
    firstScreen: medianOf(({ firstScreen }) => firstScreen),
    firstScreenSlow: medianOf(({ firstScreen }) => firstScreen, slowVisits),
  };
}

function ofKind({ requests }: Visit, ...kinds: string[]) {
  return requests.filter(({ kind }) => kinds.includes(kind));
}

function bytesOf(visit: Visit, kind: string): number {
  return ofKind(visit, kind).reduce((total, { bytes }) => total + bytes, 0);
}

async function signIn(url: string): Promise<SignedIn> {
  const api = await request.newContext({ baseURL: url });
  try {
    const data = { username: 'employee', password: 'punctual' };
    const answer = await api.post('/api/employees/login', { data });
    if (!answer.ok()) throw new Error(`The log-in was answered with ${answer.status()}.`);
    return await api.storageState();
  } finally {
    await api.dispose();
  }
}
