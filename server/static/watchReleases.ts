import type { ServedRegistry } from './servedRegistry.ts';

const lookMilliseconds = 2_000;

/**
 * Tells, at most every two seconds, that another registry is served. Returns what ends the watch;
 * it settles once a check in progress has ended.
 */
export function watchReleases(
  servedRegistry: () => Promise<Pick<ServedRegistry, 'etag'>>,
  onRelease: () => void,
): () => Promise<void> {
  let last: string | undefined;
  let looking = Promise.resolve();
  const look = async () => {
    const { etag } = await servedRegistry();
    if (last !== undefined && last !== etag) onRelease();
    last = etag;
  };
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, lookMilliseconds).unref();
  return async () => {
    clearInterval(timer);
    await looking;
  };
}
