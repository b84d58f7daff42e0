import { act, render, screen } from '@testing-library/react';
import { Component, Suspense, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { MessagesProvider } from './MessagesProvider.tsx';

const line = vi.hoisted(() => ({ isDown: true, asked: 0 }));
vi.mock('./icu.ts', () => {
  line.asked += 1;
  if (line.isDown) throw new Error('The line is down.');
  return { formatIcu: () => [] };
});

class Boundary extends Component<{ readonly children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render = () => (this.state.hasFailed ? 'It failed.' : this.props.children);
}

const page = (attempt: number) => (
  <Boundary key={attempt}>
    <Suspense fallback="It loads.">
      <MessagesProvider locale="en" messages={{ entries: '{n, plural, other {# entries}}' }}>
        It is there.
      </MessagesProvider>
    </Suspense>
  </Boundary>
);

test('what does not come is a failure, and is asked for again by whoever tries again', async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
  const { rerender } = await act(async () => render(page(1)));
  await act(async () => await vi.advanceTimersByTimeAsync(500));
  expect(screen.getByText('It failed.')).toBeDefined();
  expect(line.asked).toBe(1);

  line.isDown = false;
  await vi.advanceTimersByTimeAsync(1_000);
  await act(async () => rerender(page(2)));
  await act(async () => await vi.advanceTimersByTimeAsync(500));
  expect(screen.getByText('It is there.')).toBeDefined();
});
