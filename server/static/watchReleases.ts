import { startLooking } from '../jobs/startLooking.ts';
import type { ServedRegistry } from './servedRegistry.ts';

const lookMilliseconds = 2_000;

/**
 * Reports that another registry is served, at most every two seconds. Stopping waits for the check
 * in progress.
 */
export function watchReleases(
  servedRegistry: () => Promise<Pick<ServedRegistry, 'etag'>>,
  onRelease: () => void,
  onFailure: (error: unknown) => void,
): { stop(): Promise<void> } {
  let last: string | undefined;
  async function look(): Promise<void> {
    const { etag } = await servedRegistry();
    if (last !== undefined && last !== etag) onRelease();
    last = etag;
  }
  return startLooking(look, lookMilliseconds, onFailure);
}
