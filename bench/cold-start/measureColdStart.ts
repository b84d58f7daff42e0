import type { Browser } from '@playwright/test';
import type { ColdScreen } from './coldScreens.ts';
import { firstAnswerDepth } from './firstAnswerDepth.ts';
import { bytesOf, medianOf, startMedians } from './startMedians.ts';
import { signIn, type SignedIn } from './signIn.ts';
import { visitFresh, type Visit, type VisitedScreen } from './visitScreen.ts';
import type { ColdSystems } from './withColdSystems.ts';
import type { StartFigures } from './watchStart.ts';

/** Medians over the slow visits. Bytes are on the wire, times in milliseconds. */
export interface ColdStart extends Omit<StartFigures, 'waited'> {
  readonly requests: number;
  readonly scriptAndStyleRequests: number;
  /** The length of the request chain up to the first answer of the API. */
  readonly depth: number;
  /** API calls that were sent before the first screen. */
  readonly calls: number;
  readonly modules: number;
  readonly bytes: number;
  readonly scriptBytes: number;
  readonly fontBytes: number;
  /** The number of visits in which the page's code was missing at the first render. */
  readonly waits: number;
}

export interface ColdStarts {
  readonly screen: ColdScreen;
  readonly federated: ColdStart;
  /** The same sources as one application. */
  readonly monolith: ColdStart;
}

const plainScreen: VisitedScreen = { path: '/', ready: 'main button', control: 'main button' };

/** The cold start of a screen, with remotes and as a monolith, alternately. */
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

/** The cold start of a page with only Fluent and a button. */
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
  return {
    ...startMedians(visits),
    requests: medianOf(visits, ({ requests }) => requests.length),
    scriptAndStyleRequests: medianOf(
      visits,
      ({ requests }) =>
        requests.filter(({ kind }) => kind === 'Script' || kind === 'Stylesheet').length,
    ),
    depth: firstAnswerDepth(traced.requests),
    calls: medianOf(visits, callsBeforeFirstScreen),
    modules: traced.modules,
    bytes: medianOf(visits, (visit) => bytesOf(visit)),
    scriptBytes: medianOf(visits, (visit) => bytesOf(visit, 'Script')),
    fontBytes: medianOf(visits, (visit) => bytesOf(visit, 'Font')),
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
