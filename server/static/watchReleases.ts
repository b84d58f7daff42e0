import type { ServedRegistry } from './servedRegistry.ts';

const lookMilliseconds = 2_000;

/** Tells every two seconds at the most that another registry is served. Returns what ends it, a look that is under way included. */
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
