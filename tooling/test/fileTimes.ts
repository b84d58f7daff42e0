import { relative } from 'node:path';
import { at, list, number } from './readReport.ts';

/** How long a step, a package or a file (relative to the workspace) took, in seconds. */
export interface Took {
  readonly name: string;
  readonly seconds: number;
}

/** By vitest's JSON report: from a file's first test to its last, without its imports. */
export function vitestTimes(report: unknown, root: string): Took[] {
  return list(at(report, 'testResults')).map((result) => ({
    name: relative(root, String(at(result, 'name'))),
    seconds: (number(at(result, 'endTime')) - number(at(result, 'startTime'))) / 1000,
  }));
}

/** By Playwright's JSON report: all runs of a file's tests, at every size. */
export function playwrightTimes(report: unknown): Took[] {
  const times = new Map<string, number>();
  const read = (suite: unknown) => {
    for (const spec of list(at(suite, 'specs'))) {
      const file = `e2e/${String(at(spec, 'file'))}`;
      const results = list(at(spec, 'tests')).flatMap((test) => list(at(test, 'results')));
      const took = results.reduce<number>((sum, result) => sum + number(at(result, 'duration')), 0);
      times.set(file, (times.get(file) ?? 0) + took / 1000);
    }
    list(at(suite, 'suites')).forEach(read);
  };
  list(at(report, 'suites')).forEach(read);
  return [...times].map(([name, seconds]) => ({ name, seconds }));
}

/** Sums by the first folder of each path. */
export function packageTimes(files: readonly Took[]): Took[] {
  const sums = new Map<string, number>();
  for (const { name, seconds } of files) {
    const folder = name.split('/')[0] ?? name;
    sums.set(folder, (sums.get(folder) ?? 0) + seconds);
  }
  return [...sums].map(([name, seconds]) => ({ name, seconds }));
}

/** The `most` slowest, slowest first, as a Markdown table. */
export function timesTable(heading: string, times: readonly Took[], most = 30): string {
  const rows = times
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, most)
    .map(({ name, seconds }) => `| ${name} | ${seconds.toFixed(1)} |`);
  return [`| ${heading} | seconds |`, '| --- | ---: |', ...rows].join('\n');
}
