import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { later, type Later } from './later.ts';
import { useFetchWhenQuiet } from './useFetchWhenQuiet.ts';

afterEach(() => void vi.useRealTimers());

it('is there at once when it was fetched before', async () => {
  const words = later(async () => 'the words');
  await words.load();
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

it('is not fetched before the page has what it shows', async () => {
  vi.useFakeTimers();
  const load = vi.fn(async () => 'the words');
  later(load);
  const { rerender } = render(<QuietPage rows={null} />);
  await act(async () => await vi.advanceTimersByTimeAsync(8_000));
  expect(load).not.toHaveBeenCalled();
  rerender(<QuietPage rows="the rows" />);
  await act(async () => await vi.advanceTimersByTimeAsync(900));
  expect(load).not.toHaveBeenCalled();
  await act(async () => await vi.advanceTimersByTimeAsync(700));
  expect(load).toHaveBeenCalledOnce();
});

it('is fetched by the first touch of a page that still waits', () => {
  const load = vi.fn(async () => 'the words');
  later(load);
  render(<QuietPage rows={null} />);
  fireEvent.pointerDown(document.body);
  expect(load).toHaveBeenCalledOnce();
});

it('of the next page is fetched once that page has what it shows', async () => {
  vi.useFakeTimers();
  render(<QuietPage rows="the rows" />);
  await act(async () => await vi.advanceTimersByTimeAsync(2_000));
  const load = vi.fn(async () => 'the words');
  later(load);
  await act(async () => await vi.advanceTimersByTimeAsync(1_400));
  expect(load).not.toHaveBeenCalled();
  await act(async () => await vi.advanceTimersByTimeAsync(200));
  expect(load).toHaveBeenCalledOnce();
});

it('tells once that it could not be fetched', async () => {
  vi.useFakeTimers();
  const load = vi.fn(async () => 'the words').mockRejectedValue(new TypeError('no line'));
  const words = later(load);
  const onFailed = vi.fn();
  function Told() {
    return words.usePart(true, onFailed);
  }
  render(<Told />);
  await act(async () => await vi.advanceTimersByTimeAsync(4_100));
  expect(load).toHaveBeenCalledTimes(3);
  expect(onFailed).toHaveBeenCalledOnce();
});

function QuietPage({ rows }: { readonly rows: string | null }) {
  useFetchWhenQuiet();
  return rows === null ? <p data-loading="">rows to come</p> : <p>{rows}</p>;
}

function Shows({ words, wanted }: { readonly words: Later<string>; readonly wanted: boolean }) {
  return <p>{words.usePart(wanted) ?? 'on its way'}</p>;
}
