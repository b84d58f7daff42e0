import { expect, onTestFinished, test, vi } from 'vitest';
import { watchReleases } from './watchReleases.ts';

test('a release is told once, within two seconds, and the registry that was there is not', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  let etag = 'one';
  const onRelease = vi.fn();
  const onFailure = vi.fn();
  const { stop } = watchReleases(() => Promise.resolve({ etag }), onRelease, onFailure);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(onRelease).not.toHaveBeenCalled();
  etag = 'two';
  await vi.advanceTimersByTimeAsync(4_000);
  expect(onRelease).toHaveBeenCalledOnce();
  await stop();
  etag = 'three';
  await vi.advanceTimersByTimeAsync(4_000);
  expect(onRelease).toHaveBeenCalledOnce();
  expect(onFailure).not.toHaveBeenCalled();
});
