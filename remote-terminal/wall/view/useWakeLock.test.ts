import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useWakeLock } from './useWakeLock.ts';

afterEach(() => vi.unstubAllGlobals());

function deviceThat(request: () => Promise<unknown>): void {
  vi.stubGlobal('navigator', { wakeLock: { request } });
}

function show(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('the screen is kept lit, again after the page was hidden, until the wall goes', async () => {
  const release = vi.fn(() => Promise.resolve());
  const request = vi.fn(() => Promise.resolve({ release }));
  deviceThat(request);
  const { unmount } = renderHook(useWakeLock);
  await waitFor(() => expect(request).toHaveBeenCalledExactlyOnceWith('screen'));
  show('hidden');
  expect(request).toHaveBeenCalledOnce();
  show('visible');
  await waitFor(() => expect(request).toHaveBeenCalledTimes(2));
  unmount();
  expect(release).toHaveBeenCalled();
  show('visible');
  expect(request).toHaveBeenCalledTimes(2);
});

test('a lock that comes when the wall is gone is given back', async () => {
  const release = vi.fn(() => Promise.resolve());
  const asked = Promise.withResolvers<unknown>();
  deviceThat(() => asked.promise);
  renderHook(useWakeLock).unmount();
  asked.resolve({ release });
  await waitFor(() => expect(release).toHaveBeenCalledOnce());
});

test('a device that refuses, or cannot, goes its own way', async () => {
  const request = vi.fn(() => Promise.reject(new Error('The battery is low.')));
  deviceThat(request);
  renderHook(useWakeLock);
  await waitFor(() => expect(request).toHaveBeenCalled());
  vi.stubGlobal('navigator', {});
  expect(() => renderHook(useWakeLock)).not.toThrow();
});
