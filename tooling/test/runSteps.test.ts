import { expect, test } from 'vitest';
import { failure, runSteps, type Outcome, type Step } from './runSteps.ts';

const passed: Outcome = { ok: true, passed: 2, failed: 0, output: '' };
const silent = { started: () => undefined, finished: () => undefined };

test('steps that fill one core each run side by side, a heavy one by itself', async () => {
  const events: string[] = [];
  const progress = {
    started: (name: string) => events.push(`+${name}`),
    finished: ({ name }: { name: string }) => events.push(`-${name}`),
  };
  await runSteps([step('a', 1), step('b', 1), step('c', 2), step('d', 1)], progress);
  expect(events).toEqual(['+a', '+b', '-a', '-b', '+c', '-c', '+d', '-d']);
});

test('a step is not run when what it needs has failed, and counts as failed', async () => {
  const build: Step = { name: 'build', cores: 2, run: async () => failure('broken') };
  const results = await runSteps([build, step('e2e', 2, ['build'])], silent);
  expect(results.at(-1)).toMatchObject({
    name: 'e2e',
    ok: false,
    output: 'Not run, since build failed.',
  });
});

test('a need that was not asked for does not hold a step back', async () => {
  const results = await runSteps([step('e2e', 2, ['build'])], silent);
  expect(results).toMatchObject([{ name: 'e2e', ok: true, passed: 2 }]);
});

test('a step that throws has failed and the others go on', async () => {
  const broken: Step = {
    name: 'types',
    cores: 1,
    run: () => Promise.reject(new Error('no compiler')),
  };
  const results = await runSteps([broken, step('unit', 1)], silent);
  expect(results.map(({ name, ok }) => [name, ok])).toEqual([
    ['types', false],
    ['unit', true],
  ]);
});

function step(name: string, cores: 1 | 2, needs: string[] = []): Step {
  return { name, cores, needs, run: async () => passed };
}
