export type Outcome = { ok: boolean; passed: number; failed: number; output: string };

export type Step = {
  name: string;
  /** How many of the two cores the step uses. */
  cores: 1 | 2;
  /** Steps that must pass before this one. */
  needs?: readonly string[];
  /** Runs only if named. */
  isExtra?: true;
  /** Its output is shown even if it passes. */
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
 * Runs the steps in order, in parallel as far as the cores allow. A step whose needs failed is
 * skipped and counts as failed.
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

/** The outcome of a step that reports only an error. */
export function failure(output: string): Outcome {
  return { ok: false, passed: 0, failed: 1, output };
}

async function timed(step: Step): Promise<Finished> {
  const start = performance.now();
  const outcome = await step.run().catch((error: unknown) => failure(String(error)));
  return { name: step.name, seconds: (performance.now() - start) / 1_000, ...outcome };
}
