import { expect, onTestFinished, test, vi } from 'vitest';
import { statementsOf } from '../testing/statementsOf.ts';
import { describeOnBothDatabases } from '../testing/testServer.ts';
import { DatabaseUnavailable } from './databaseUnavailable.ts';
import { joinRuns } from './joinRuns.ts';
import { composed, joinLists, statement, unnestLists } from './statement.ts';

const divide = statement<{ quotient: number }, { divisors: readonly number[] }>(
  'testDivide',
  `select 100 / divisor as quotient
   from ${unnestLists({ divisors: 'integer' })} with ordinality asked(divisor, position) order by position`,
  joinLists,
);
/** What stands in them is not looked at. */
const rows = (count: number) => Array.from<never>({ length: count });

describeOnBothDatabases('Runs of one statement at the same time', (server) => {
  const dividing = (divisors: readonly number[]) =>
    Promise.allSettled(
      divisors.map((divisor) => server.database.run(divide, { divisors: [divisor] })),
    );
  const quotients = (outcomes: Awaited<ReturnType<typeof dividing>>) =>
    outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : 'refused'));

  test('are joined, and each gets its own row', async () => {
    const divisors = Array.from({ length: 40 }, (_, index) => index + 1);
    let outcomes: Awaited<ReturnType<typeof dividing>> = [];
    // The first statement opens a connection, and asks it something.
    await dividing([1]);
    // However slow the machine is, nobody loses patience with the run that is under way.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const statements = await statementsOf(async () => {
      outcomes = await dividing(divisors);
    });
    expect(quotients(outcomes)).toEqual(
      divisors.map((divisor) => [{ quotient: Math.trunc(100 / divisor) }]),
    );
    expect(statements.length).toBe(2);
  });

  test('fail only for the one at fault', async () => {
    expect(quotients(await dividing([1, 2, 4, 0, 5, 10]))).toEqual([
      ...[[{ quotient: 100 }], [{ quotient: 50 }], [{ quotient: 25 }]],
      'refused',
      ...[[{ quotient: 20 }], [{ quotient: 10 }]],
    ]);
  });

  test('are joined with those of no other statement, even where none has a name', async () => {
    const named = ['one', 'two'].map((name) =>
      composed<{ name: string }, { places: readonly number[] }>(
        `select '${name}' as name from unnest($places::integer[]) with ordinality asked(_, position)
         order by position`,
        '',
        joinLists,
      ),
    );
    const answers = await Promise.all(
      [...named, ...named, ...named].map((one) => server.database.run(one, { places: [1] })),
    );
    expect(answers.flat().map(({ name }) => name)).toEqual([
      'one',
      'two',
      'one',
      'two',
      'one',
      'two',
    ]);
  });

  test('stay apart inside a transaction', async () => {
    await server.database.transaction(async (transaction) => {
      const names = await statementsOf(() =>
        Promise.all([1, 2, 3].map((divisor) => transaction.run(divide, { divisors: [divisor] }))),
      );
      expect(names).toEqual(['testDivide', 'testDivide', 'testDivide']);
    });
  });
});

test('runs that were joined are not done again when the connection broke', async () => {
  let runs = 0;
  const broken = joinRuns({
    run: () => {
      runs += 1;
      return Promise.reject(new DatabaseUnavailable(new Error('It broke.')));
    },
  });
  const outcomes = await Promise.allSettled(
    [1, 2, 3].map((value) => broken.run(divide, { divisors: [value] })),
  );
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(runs).toBe(2);
});

test('a run that takes long keeps nobody waiting', async () => {
  const { promise: answer, resolve } = Promise.withResolvers<void>();
  const slow = joinRuns({
    run: async (_statement, ...[values]) => {
      if (JSON.stringify(values) === '[[1]]') await answer;
      return rows(1);
    },
  });
  const first = slow.run(divide, { divisors: [1] });
  await slow.run(divide, { divisors: [2] });
  resolve();
  await first;
});

test('runs that yield another number of rows than they are all fail, and are not done again', async () => {
  let runs = 0;
  const confused = joinRuns({
    run: async () => {
      runs += 1;
      return runs === 1 ? rows(1) : rows(2);
    },
  });
  const outcomes = await Promise.allSettled(
    [1, 2, 3, 4].map((value) => confused.run(divide, { divisors: [value] })),
  );
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    ...['rejected', 'rejected', 'rejected'],
  ]);
  expect(runs).toBe(2);
});
