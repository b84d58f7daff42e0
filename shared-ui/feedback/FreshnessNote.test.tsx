import { act, cleanup, screen } from '@testing-library/react';
import { ApiFailure } from 'shared-contracts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInHost } from '../testing/renderInHost.tsx';
import { FreshnessNote } from './FreshnessNote.tsx';

const answeredAt = new Date(2026, 10, 22, 14, 5).getTime();
const noAnswer = new ApiFailure({ code: 'NO_RESPONSE' });
const online = vi.spyOn(navigator, 'onLine', 'get');

const opened = vi.spyOn(performance, 'timeOrigin', 'get');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22, 14, 30) });
  opened.mockReturnValue(new Date(2026, 10, 22, 14, 0).getTime());
  online.mockReturnValue(true);
});
afterEach(() => void vi.useRealTimers());

function show(failure: ApiFailure | null, at = answeredAt) {
  renderInHost(<FreshnessNote answeredAt={at} failure={failure} onRetry={() => undefined} />);
}

it('says nothing while the list is fresh or was never read', () => {
  show(null);
  show(noAnswer, 0);
  expect(screen.queryByRole('status')).toBeNull();
});

it('says of when a list is that was kept on this device, until it is fresh', () => {
  opened.mockReturnValue(new Date(2026, 10, 22, 14, 30).getTime());
  show(null);
  expect(screen.getByRole('status').textContent).toBe('As of 14:05');
  cleanup();
  show(null, new Date(2026, 10, 22, 14, 31).getTime());
  expect(screen.queryByRole('status')).toBeNull();
});

it('says of when the list is while there is no network, without a way to try', () => {
  show(null);
  online.mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(screen.getByText('No network – as of 14:05')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

it('offers to try again what could not be refreshed', () => {
  show(noAnswer);
  expect(screen.getByText('This could not be refreshed. It is as of 14:05.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try now' })).toBeDefined();
});

it('names the day of a list that is older', () => {
  show(noAnswer, new Date(2026, 10, 20, 14, 5).getTime());
  expect(screen.getByText(/It is as of Fri 20 Nov 14:05\./)).toBeDefined();
});
