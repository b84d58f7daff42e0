import type { RemoteHost } from 'shared-contracts';
import type { LoadedPage } from '../../remotes/RemoteLoader.ts';

const running = new Map<string, { container: string; stop: () => void }>();

/** Runs a remote's `start` when its first page is shown; a newer version replaces the older one. */
export function startRemoteOnce({ manifest, start }: LoadedPage, host: RemoteHost): void {
  if (!start) return;
  const known = running.get(manifest.name);
  if (known?.container === manifest.container) return;
  known?.stop();
  running.set(manifest.name, { container: manifest.container, stop: start(host) });
}
