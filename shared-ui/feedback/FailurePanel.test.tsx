import { act, fireEvent, screen } from '@testing-library/react';
import { ApiFailure } from 'shared-contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInHost } from '../testing/renderInHost.tsx';
import { FailurePanel } from './FailurePanel.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a part that failed', () => {
  it('counts down and tries again by itself', () => {
    const onRetry = vi.fn();
    renderInHost(<FailurePanel onRetry={onRetry} retryAfter={3} />);
    expect(screen.getByText('3 s')).toBeDefined();
    pass(1);
    expect(screen.getByText('2 s')).toBeDefined();
    pass(2);
    expect(onRetry).toHaveBeenCalledOnce();
    expect(screen.getByText('3 s')).toBeDefined();
  });

  it('tries again at once when asked', () => {
    const onRetry = vi.fn();
    renderInHost(<FailurePanel onRetry={onRetry} />);
    fireEvent.click(screen.getByRole('button', { name: 'Try now' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('waits for the network, and tries again as soon as it is back', () => {
    const onRetry = vi.fn();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    renderInHost(<FailurePanel onRetry={onRetry} />);
    expect(screen.getByText(/^This device has no network/)).toBeDefined();
    pass(60);
    expect(onRetry).not.toHaveBeenCalled();
    online.mockReturnValue(true);
    act(() => void dispatchEvent(new Event('online')));
    expect(onRetry).toHaveBeenCalledOnce();
    online.mockRestore();
  });

  it('keeps the details for the help desk in a fold', () => {
    const failure = new ApiFailure({
      code: 'NOT_FOUND',
      status: 404,
      detail: 'No.',
      traceId: 'x1',
    });
    renderInHost(<FailurePanel onRetry={() => undefined} failure={failure} />);
    expect(screen.getByText(/^No\. \(404 · NOT_FOUND · x1\)/)).toBeDefined();
    const link = screen.getByText('What NOT_FOUND means');
    expect(link.getAttribute('href')).toBe('/api/docs/errors/NOT_FOUND');
  });
});

function pass(seconds: number): void {
  for (let second = 0; second < seconds; second += 1) {
    act(() => void vi.advanceTimersByTime(1000));
  }
}
