import type { Browser } from '@playwright/test';
import { clock } from './cold-start/coldScreens.ts';
import type { LoadedRequest } from './cold-start/watchRequests.ts';
import { signIn } from './cold-start/signIn.ts';
import { phoneOf, visitScreen } from './cold-start/visitScreen.ts';
import { changeRemote, releasedRemote, secondsUntilLive, withTeam } from './release/withTeam.ts';
import { atMost, reading, type Section } from './report/figure.ts';

interface Returns {
  readonly first: Transferred;
  /** Without a release in between. */
  readonly again: Transferred;
  readonly afterRelease: Transferred;
}

/** Bytes on the wire, headers included. */
interface Transferred {
  readonly page: number;
  /** Scripts, styles and fonts of the released remote. */
  readonly remote: number;
  readonly remoteFiles: number;
  /** Those of all others. */
  readonly others: number;
  readonly otherFiles: number;
}

/**
 * Measures the downloads of a returning visitor of Clock after a release of the remote behind it.
 */
export async function returningSection(browser: Browser): Promise<Section> {
  const { first, again, afterRelease } = await measureReturns(browser);
  const kilobytes = { unit: ' kB', digits: 1 };
  const kB = (bytes: number) => bytes / 1000;
  return {
    title: `A returning visit of Clock after a release of ${releasedRemote}, by the HTTP cache alone`,
    command: 'npm run bench -- returning',
    figures: [
      reading('first visit: files of everybody', kB(first.others + first.remote), kilobytes),
      atMost('again, nothing released: files', again.otherFiles + again.remoteFiles, 0),
      reading('again: the page itself', kB(again.page), kilobytes),
      reading(`after the release: files of ${releasedRemote}`, afterRelease.remoteFiles),
      reading('their weight', kB(afterRelease.remote), kilobytes),
      atMost('after the release: files of everybody else', afterRelease.otherFiles, 0),
      reading('after the release: the page itself', kB(afterRelease.page), kilobytes),
    ],
  };
}

async function measureReturns(browser: Browser): Promise<Returns> {
  return await withTeam(async ({ url }, team) => {
    const signedIn = await signIn(url, clock.as);
    // The service worker would fetch the next start's files in the background.
    const context = await browser.newContext({ ...phoneOf(signedIn), serviceWorkers: 'block' });
    try {
      const visit = async () => transferred((await visitScreen(context, url, clock)).requests);
      const first = await visit();
      const again = await visit();
      await changeRemote(team);
      await secondsUntilLive(team, releasedRemote);
      return { first, again, afterRelease: await visit() };
    } finally {
      await context.close();
    }
  });
}

/** Cached files took no bytes. */
function transferred(requests: readonly LoadedRequest[]): Transferred {
  const fetched = requests.filter(({ bytes }) => bytes > 0);
  const files = fetched.filter(({ kind }) => ['Script', 'Stylesheet', 'Font'].includes(kind));
  const isOfRemote = ({ url }: LoadedRequest) => url.includes(`/${releasedRemote}/`);
  const ofRemote = files.filter(isOfRemote);
  const ofOthers = files.filter((file) => !isOfRemote(file));
  return {
    page: total(fetched.filter(({ kind }) => kind === 'Document')),
    remote: total(ofRemote),
    remoteFiles: ofRemote.length,
    others: total(ofOthers),
    otherFiles: ofOthers.length,
  };
}

function total(requests: readonly LoadedRequest[]): number {
  return requests.reduce((sum, { bytes }) => sum + bytes, 0);
}
