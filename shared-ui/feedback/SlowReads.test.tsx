import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useApi } from '../host/HostProvider.tsx';
import { useQuery } from '../index.ts';
import { renderInHost } from '../testing/renderInHost.tsx';
import { Skeleton } from './Skeleton.tsx';

const untilSlowMachines = { timeout: 15_000 };

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

it('says of what takes long that it does, as often as it is asked for anew', async () => {
  const answers = [hanging, hanging, () => Response.json({ version: '1.2.3' })];
  const signals: AbortSignal[] = [];
  renderInHost(<Version />, {
    fetch: async ({ signal }) => {
      signals.push(signal);
      return await (answers[signals.length - 1] ?? hanging)();
    },
  });
  pass(5);
  expect(told()).toBeNull();
  pass(1);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(told()).toBeNull(), untilSlowMachines);
  await vi.waitFor(() => expect(signals).toHaveLength(2), untilSlowMachines);
  pass(12);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1.2.3')).toBeDefined();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, false]);
  await vi.waitFor(() => expect(told()).toBeNull(), untilSlowMachines);
});

it('takes it back as soon as the answer has come', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  renderInHost(<Version />, { fetch: async () => await promise });
  pass(6);
  await vi.waitFor(() => expect(told()).not.toBeNull(), untilSlowMachines);
  resolve(Response.json({ version: '1.2.3' }));
  expect(await screen.findByText('1.2.3')).toBeDefined();
  await vi.waitFor(() => expect(told()).toBeNull(), untilSlowMachines);
});

function Version() {
  const { data } = useQuery(useApi().query.GET('/api/info/version'));
  return data ? <p>{data.version}</p> : <Skeleton />;
}

function hanging(): Promise<Response> {
  return new Promise(() => undefined);
}

function told(): HTMLElement | null {
  return screen.queryByText('This takes longer than usual.', { selector: '[role=listitem] *' });
}

function pass(seconds: number): void {
  act(() => void vi.advanceTimersByTime(seconds * 1000));
}
