export type Outcome = { ok: boolean; passed: number; failed: number; output: string };

export type Step = {
  name: string;
  /** How many of the two cores the step keeps busy. */
  cores: 1 | 2;
  /** Steps that must have passed before this one makes sense. */
  needs?: readonly string[];
  /** Runs only where it is named. */
  isExtra?: true;
  /** Its output is worth reading when it has passed, too. */
  tells?: true;
  run: () => Promise<Outcome>;
};

export type Finished = Outcome & { name: string; seconds: number };

type Progress = {
  started: (name: string) => void;
  finished: (step: Finished) => void;
};

const cores = 2;

/**
 * Runs the steps in their order, side by side as far as the cores go. A step whose needs failed
 * is not run and counts as failed.
 */
export async function runSteps(steps: readonly Step[], progress: Progress): Promise<Finished[]> {
  const waiting = [...steps];
  const results = new Map<string, Finished>();
  const running = new Map<string, { cores: number; end: Promise<void> }>();
  const busy = () => [...running.values()].reduce((sum, step) => sum + step.cores, 0);

  const finish = (finished: Finished) => {
    results.set(finished.name, finished);
    running.delete(finished.name);
    progress.finished(finished);
  };
  const start = (step: Step) => {
    progress.started(step.name);
    running.set(step.name, { cores: step.cores, end: timed(step).then(finish) });
  };

  for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
    const needs = (next.needs ?? []).filter((name) => steps.some((step) => step.name === name));
    const broken = needs.find((name) => results.get(name)?.ok === false);
    if (broken !== undefined) {
      waiting.shift();
      finish({ name: next.name, seconds: 0, ...failure(`Not run, since ${broken} failed.`) });
    } else if (busy() + next.cores <= cores && needs.every((name) => results.has(name))) {
      waiting.shift();
      start(next);
    } else {
      await Promise.race([...running.values()].map(({ end }) => end));
    }
  }
  await Promise.all([...running.values()].map(({ end }) => end));
  return [...results.values()];
}

/** The outcome of a step that could not say more than what went wrong. */
export function failure(output: string): Outcome {
  return { ok: false, passed: 0, failed: 1, output };
}

async function timed(step: Step): Promise<Finished> {
  const start = performance.now();
  const outcome = await step.run().catch((error: unknown) => failure(String(error)));
  return { name: step.name, seconds: (performance.now() - start) / 1_000, ...outcome };
}
