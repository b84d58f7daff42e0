import { ApiFailure } from 'shared-contracts';
import { expect, it } from 'vitest';
import { createOrder, type OrderProgress } from './createOrder.ts';

const batches = [
  { key: 'a', rows: [1, 2] },
  { key: 'b', rows: [3] },
  { key: 'c', rows: [4] },
];

it('goes on after a failure with what was not answered, under the same keys', async () => {
  const failure = new ApiFailure({ code: 'NO_RESPONSE' });
  const sent: string[] = [];
  const progress: (OrderProgress | null)[] = [];
  let isConnected = false;
  const order = createOrder(
    batches,
    async ({ key }) => {
      sent.push(key);
      if (key === 'b' && !isConnected) throw failure;
      return `answer to ${key}`;
    },
    (next) => progress.push(next),
  );

  expect(await order.send()).toEqual({ answers: ['answer to a'], left: batches.slice(1), failure });
  isConnected = true;
  expect(await order.send()).toEqual({
    answers: ['answer to b', 'answer to c'],
    left: [],
    failure: null,
  });

  expect(sent).toEqual(['a', 'b', 'b', 'c']);
  expect(progress.map((each) => each?.answered)).toEqual([0, 2, undefined, 2, 3, undefined]);
  expect(progress[0]).toEqual({ answered: 0, total: 4 });
});

it('sends no more once it is stopped', async () => {
  const sent: string[] = [];
  const order = createOrder(batches, async ({ key }) => {
    sent.push(key);
    order.stop();
  });

  expect(await order.send()).toMatchObject({ left: batches.slice(1), failure: null });
  expect(await order.send()).toMatchObject({ answers: [], left: batches.slice(1) });
  expect(sent).toEqual(['a']);
});
