import {
  createRemoteHealthReporter,
  type RemoteHealthReporter,
} from './createRemoteHealthReporter.ts';
import { sendBesides } from './sendBesides.ts';

const batchMilliseconds = 10_000;
const storagePrefix = 'punctual.reported.';

/** The reporter of this page; the queue is flushed when the page is left or hidden. */
export function remoteHealthOfBrowser(): RemoteHealthReporter {
  const reporter = createRemoteHealthReporter({
    send: (body) => sendBesides('/api/monitoring/remotes', body),
    random: () => Math.random(),
    wasSeen,
    later: (work) => setTimeout(work, batchMilliseconds),
  });
  addEventListener('pagehide', reporter.flush);
  return reporter;
}

function wasSeen(remote: string, version: string): boolean {
  try {
    const key = storagePrefix + remote;
    const known = localStorage.getItem(key) === version;
    if (!known) localStorage.setItem(key, version);
    return known;
  } catch {
    return true;
  }
}
