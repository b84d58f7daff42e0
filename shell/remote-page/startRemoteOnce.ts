import type { OwnedBus, RemoteHost } from 'shared-contracts';
import { describeFault } from '../failures/data/createFailureReporter.ts';
import type { LoadedPage } from '../remotes/RemoteLoader.ts';

const running = new Map<string, { container: string; stop: () => void }>();

/**
 * Runs a remote's `start` when its first page is shown; a newer version replaces the older. An
 * error while the older one stops is reported and does not block the newer.
 *
 * @throws what `start` throws; its listeners are then removed, and the next version can start
 */
export function startRemoteOnce(
  { manifest, start }: Pick<LoadedPage, 'manifest' | 'start'>,
  host: RemoteHost & { readonly bus: OwnedBus },
  report: (message: string) => void,
): void {
  if (!start) return;
  const known = running.get(manifest.name);
  if (known?.container === manifest.container) return;
  running.delete(manifest.name);
  try {
    known?.stop();
  } catch (fault) {
    report(`${known?.container ?? ''}: its end threw ${describeFault(fault)}`);
  }
  const stop = host.bus.whole(() => start(host));
  running.set(manifest.name, { container: manifest.container, stop });
}
