import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { later, type Later } from './later.ts';

afterEach(() => void vi.useRealTimers());

it('is there at once when it was fetched before', async () => {
  const words = later(async () => 'the words');
  await words.fetch();
  render(<Shows words={words} wanted />);
  expect(screen.getByText('the words')).toBeDefined();
});

it('is fetched when it is first wanted, and no sooner', async () => {
  const load = vi.fn(async () => 'the words');
  const words = later(load);
  const { rerender } = render(<Shows words={words} wanted={false} />);
  expect(load).not.toHaveBeenCalled();
  rerender(<Shows words={words} wanted />);
  expect(screen.getByText('on its way')).toBeDefined();
  expect(await screen.findByText('the words')).toBeDefined();
});

it('is asked for again after the line was gone', async () => {
  vi.useFakeTimers();
  const load = vi.fn(async () => 'the words').mockRejectedValueOnce(new TypeError('no line'));
  render(<Shows words={later(load)} wanted />);
  await act(async () => await vi.advanceTimersByTimeAsync(1_900));
  expect(screen.getByText('on its way')).toBeDefined();
  await act(async () => await vi.advanceTimersByTimeAsync(200));
  expect(screen.getByText('the words')).toBeDefined();
});

function Shows({ words, wanted }: { readonly words: Later<string>; readonly wanted: boolean }) {
  return <p>{words.usePart(wanted) ?? 'on its way'}</p>;
}
