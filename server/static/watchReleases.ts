import type { ServedRegistry } from './servedRegistry.ts';

const lookMilliseconds = 2_000;

/** Tells every two seconds at the most that another registry is served. Returns what ends it. */
export function watchReleases(
  servedRegistry: () => Promise<Pick<ServedRegistry, 'etag'>>,
  onRelease: () => void,
): () => void {
  let last: string | undefined;
  const look = async () => {
    const { etag } = await servedRegistry();
    if (last !== undefined && last !== etag) onRelease();
    last = etag;
  };
  const timer = setInterval(() => void look(), lookMilliseconds).unref();
  return () => clearInterval(timer);
}
