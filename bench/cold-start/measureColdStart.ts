import type { Browser } from '@playwright/test';
import { quantile } from '../report/figure.ts';
import type { ColdScreen } from './coldScreens.ts';
import { firstAnswerDepth } from './firstAnswerDepth.ts';
import { signIn, type SignedIn } from './signIn.ts';
import { visitFresh, type Visit, type VisitedScreen } from './visitScreen.ts';
import type { ColdSystems } from './withColdSystems.ts';
import type { StartFigures } from './watchStart.ts';

/** Medians over the slow visits. Bytes are of the wire, times in milliseconds. */
export interface ColdStart extends Omit<StartFigures, 'waited'> {
  readonly requests: number;
  readonly scriptAndStyleRequests: number;
  /** Requests in a row before the first answer of the API. */
  readonly depth: number;
  /** Calls of the API that were sent before the first screen. */
  readonly calls: number;
  readonly modules: number;
  readonly bytes: number;
  readonly scriptBytes: number;
  readonly fontBytes: number;
  /** In how many visits the page's code was not there with the first render. */
  readonly waits: number;
}

export interface ColdStarts {
  readonly screen: ColdScreen;
  readonly federated: ColdStart;
  /** The same sources as one application. */
  readonly monolith: ColdStart;
}

const plainScreen: VisitedScreen = { path: '/', ready: 'main button', control: 'main button' };

/** The cold start of a screen, with remotes and as a monolith, by turns. */
export async function measureScreen(
  browser: Browser,
  { federated, monolith }: ColdSystems,
  screen: ColdScreen,
  visits: number,
): Promise<ColdStarts> {
  const sides = [await openSide(federated, screen), await openSide(monolith, screen)] as const;
  for (let round = 0; round < visits; round += 1) {
    for (const side of sides) await visitSide(browser, screen, side);
  }
  const [ofFederated, ofMonolith] = sides;
  return {
    screen,
    federated: await summary(browser, screen, ofFederated),
    monolith: await summary(browser, screen, ofMonolith),
  };
}

/** The cold start of a page of nothing but Fluent and a button. */
export async function measurePlain(
  browser: Browser,
  { plain }: ColdSystems,
  visits: number,
): Promise<ColdStart> {
  const side = await openSide(plain, { as: null });
  for (let round = 0; round < visits; round += 1) await visitSide(browser, plainScreen, side);
  return await summary(browser, plainScreen, side);
}

interface Side {
  readonly url: string;
  readonly signedIn: SignedIn;
  readonly visits: Visit[];
}

async function openSide(url: string, { as }: Pick<ColdScreen, 'as'>): Promise<Side> {
  return { url, signedIn: await signIn(url, as), visits: [] };
}

async function visitSide(browser: Browser, screen: VisitedScreen, side: Side): Promise<void> {
  const { url, signedIn, visits } = side;
  visits.push(await visitFresh(browser, url, signedIn, screen, { slow: true }));
}

async function summary(
  browser: Browser,
  screen: VisitedScreen,
  { url, signedIn, visits }: Side,
): Promise<ColdStart> {
  const traced = await visitFresh(browser, url, signedIn, screen, { traced: true });
  const medianOf = (figure: (visit: Visit) => number) => quantile(visits.map(figure), 0.5);
  return {
    firstPaint: medianOf(({ firstPaint }) => firstPaint),
    firstScreen: medianOf(({ firstScreen }) => firstScreen),
    pressable: medianOf(({ pressable }) => pressable),
    blocked: medianOf(({ blocked }) => blocked),
    longestTask: medianOf(({ longestTask }) => longestTask),
    shift: medianOf(({ shift }) => shift),
    nodes: medianOf(({ nodes }) => nodes),
    requests: medianOf(({ requests }) => requests.length),
    scriptAndStyleRequests: medianOf((visit) => ofKind(visit, 'Script', 'Stylesheet').length),
    depth: firstAnswerDepth(traced.requests),
    calls: medianOf(callsBeforeFirstScreen),
    modules: traced.modules,
    bytes: medianOf(({ requests }) => total(requests)),
    scriptBytes: medianOf((visit) => total(ofKind(visit, 'Script'))),
    fontBytes: medianOf((visit) => total(ofKind(visit, 'Font'))),
    waits: visits.filter(({ waited }) => waited).length,
  };
}

function callsBeforeFirstScreen({ requests, firstScreen }: Visit): number {
  const begun = Math.min(...requests.map(({ sentAt }) => sentAt));
  return requests.filter(
    ({ url, sentAt }) =>
      new URL(url).pathname.startsWith('/api/') && sentAt - begun <= firstScreen / 1000,
  ).length;
}

function ofKind({ requests }: Visit, ...kinds: string[]) {
  return requests.filter(({ kind }) => kinds.includes(kind));
}

function total(requests: Visit['requests']): number {
  return requests.reduce((sum, { bytes }) => sum + bytes, 0);
}
