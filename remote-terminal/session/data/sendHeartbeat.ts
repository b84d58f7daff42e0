import { answer, type Api, type components } from 'shared-contracts';
import { versionIn } from '../rules/versionIn.ts';

/** Set by the bundler; where nothing was bundled there is none. */
declare const __webpack_public_path__: string | undefined;

/** Tells the server that this device runs, with what, and how many punches it keeps. @throws ApiFailure */
export function sendHeartbeat(
  api: Api,
  queueLength: number,
  signal: AbortSignal,
): Promise<components['schemas']['HeartbeatAnswer']> {
  const address = typeof __webpack_public_path__ === 'string' ? __webpack_public_path__ : '';
  const version = versionIn(address);
  const body = { ...(version === undefined ? {} : { version }), queueLength };
  return answer(api.POST('/api/terminal/heartbeats', { signal, body }));
}
