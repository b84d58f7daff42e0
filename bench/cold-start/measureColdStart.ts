import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { buildMonolith, monolithRemotes, signMonolith } from 'tooling/build/buildMonolith.ts';
import { monolithOutput } from 'tooling/workspace/workspace.ts';
import { startSystem, type System } from 'tooling/system/startSystem.ts';
import { quantile } from '../report/figure.ts';
import type { ColdScreen } from './coldScreens.ts';
import { firstAnswerDepth } from './firstAnswerDepth.ts';
import { signIn, type SignedIn } from './signIn.ts';
import { visitFresh, type Visit } from './visitScreen.ts';

/** Medians over the visits. Bytes are of the wire, times in milliseconds. */
export interface ColdStart {
  readonly requests: number;
  readonly scriptAndStyleRequests: number;
  /** Requests in a row before the first answer of the API. */
  readonly depth: number;
  readonly bytes: number;
  readonly scriptBytes: number;
  readonly fontBytes: number;
  readonly firstScreen: number;
  readonly firstScreenSlow: number;
  /** In how many of all visits the page's code was not there with the first render. */
  readonly waits: number;
}

export interface ColdStarts {
  readonly screen: ColdScreen;
  readonly federated: ColdStart;
  /** The same sources as one application. */
  readonly monolith: ColdStart;
}

interface Side {
  readonly url: string;
  readonly signedIn: SignedIn;
  readonly visits: Visit[];
  readonly slowVisits: Visit[];
}

/**
 * The signed-in cold start of each screen, with remotes and as a monolith, by turns: both are served
 * by the real server with the demo company, so that API, headers and compression are the same.
 */
export async function measureColdStart(
  browser: Browser,
  screens: readonly ColdScreen[],
  visits: number,
): Promise<ColdStarts[]> {
  await buildMonolith();
  const folder = await mkdtemp(join(tmpdir(), 'punctual-bench-'));
  const systems: System[] = [];
  const start = async (name: string, settings: Record<string, string>) => {
    const system = await startSystem(join(folder, name), settings);
    systems.push(system);
    return system.url;
  };
  try {
    const federated = await start('federated', {});
    await signMonolith(join(folder, 'monolith'));
    const monolith = await start('monolith', {
      SHELL_DIRECTORY: monolithOutput,
      REMOTE_STORE: monolithRemotes,
    });
    const measured: ColdStarts[] = [];
    for (const screen of screens) {
      const sides = {
        federated: await openSide(federated, screen),
        monolith: await openSide(monolith, screen),
      };
      for (let round = 0; round < visits; round += 1) {
        await visitBothWays(browser, screen, sides.federated);
        await visitBothWays(browser, screen, sides.monolith);
      }
      measured.push({
        screen,
        federated: await summary(browser, screen, sides.federated),
        monolith: await summary(browser, screen, sides.monolith),
      });
    }
    return measured;
  } finally {
    for (const system of systems) await system.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function openSide(url: string, { as }: ColdScreen): Promise<Side> {
  return { url, signedIn: await signIn(url, as), visits: [], slowVisits: [] };
}

async function visitBothWays(browser: Browser, screen: ColdScreen, side: Side): Promise<void> {
  const { url, signedIn, visits, slowVisits } = side;
  visits.push(await visitFresh(browser, url, signedIn, screen));
  slowVisits.push(await visitFresh(browser, url, signedIn, screen, { slow: true }));
}

async function summary(
  browser: Browser,
  screen: ColdScreen,
  { url, signedIn, visits, slowVisits }: Side,
): Promise<ColdStart> {
  const traced = await visitFresh(browser, url, signedIn, screen, { traced: true });
  const medianOf = (figure: (visit: Visit) => number, of: readonly Visit[] = visits) =>
    quantile(of.map(figure), 0.5);
  return {
    requests: medianOf(({ requests }) => requests.length),
    scriptAndStyleRequests: medianOf((visit) => ofKind(visit, 'Script', 'Stylesheet').length),
    depth: firstAnswerDepth(traced.requests),
    bytes: medianOf(({ requests }) => total(requests)),
    scriptBytes: medianOf((visit) => total(ofKind(visit, 'Script'))),
    fontBytes: medianOf((visit) => total(ofKind(visit, 'Font'))),
    firstScreen: medianOf(({ firstScreen }) => firstScreen),
    firstScreenSlow: medianOf(({ firstScreen }) => firstScreen, slowVisits),
    waits: [...visits, ...slowVisits].filter(({ waited }) => waited).length,
  };
}

function ofKind({ requests }: Visit, ...kinds: string[]) {
  return requests.filter(({ kind }) => kinds.includes(kind));
}

function total(requests: Visit['requests']): number {
  return requests.reduce((sum, { bytes }) => sum + bytes, 0);
}
