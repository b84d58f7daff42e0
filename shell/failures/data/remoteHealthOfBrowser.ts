import {
  createRemoteHealthReporter,
  type RemoteHealthReporter,
} from './createRemoteHealthReporter.ts';

const batchMilliseconds = 10_000;
const storagePrefix = 'punctual.reported.';

/** The reporter of this page; what still waits is sent when the page is left or hidden. */
export function remoteHealthOfBrowser(): RemoteHealthReporter {
  const reporter = createRemoteHealthReporter({
    send: sendToServer,
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

/** By fetch with `keepalive`, so that it survives leaving the page. */
function sendToServer(body: string): void {
  void fetch('/api/monitoring/remotes', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: true,
  }).catch(() => undefined);
}
