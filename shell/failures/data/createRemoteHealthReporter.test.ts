import { expect, it } from 'vitest';
import { createRemoteHealthReporter, type RemoteAttempt } from './createRemoteHealthReporter.ts';

const loaded: RemoteAttempt = {
  remote: 'remote-example',
  version: '1.0.0',
  outcome: 'loaded',
  milliseconds: 120.4,
};

function reporterForTest(chance = 1) {
  const sent: unknown[] = [];
  const planned: (() => void)[] = [];
  const seen = new Set<string>();
  const reporter = createRemoteHealthReporter({
    send: (body) => sent.push(JSON.parse(body)),
    random: () => chance,
    wasSeen: (remote, version) => {
      const known = seen.has(`${remote} ${version}`);
      seen.add(`${remote} ${version}`);
      return known;
    },
    later: (work) => planned.push(work),
  });
  const wait = () => planned.splice(0).forEach((work) => work());
  return { reporter, sent, wait };
}

it('sends what came together in one batch, once somebody is signed in', () => {
  const { reporter, sent, wait } = reporterForTest();
  reporter.note({ ...loaded, outcome: 'timeout', version: '1.1.0' });
  reporter.note(loaded);
  wait();
  expect(sent).toEqual([]);
  reporter.setSignedIn(true);
  wait();
  expect(sent).toEqual([
    {
      reports: [
        { ...loaded, outcome: 'timeout', version: '1.1.0', milliseconds: 120, weight: 1 },
        { ...loaded, milliseconds: 120, weight: 1 },
      ],
    },
  ]);
});

it('sends at once when the page is left', () => {
  const { reporter, sent } = reporterForTest();
  reporter.setSignedIn(true);
  reporter.note(loaded);
  reporter.flush();
  expect(sent).toHaveLength(1);
});

it('reports a version’s first load, then one of ten that stands for ten', () => {
  for (const [chance, weights] of [
    [0.5, [1]],
    [0.05, [1, 10, 10]],
  ] as const) {
    const { reporter, sent, wait } = reporterForTest(chance);
    reporter.setSignedIn(true);
    for (let time = 0; time < 3; time += 1) reporter.note(loaded);
    wait();
    expect(sent).toMatchObject([{ reports: weights.map((weight) => ({ weight })) }]);
  }
});

it('falls silent after thirty failures in a page', () => {
  const { reporter, sent, wait } = reporterForTest();
  reporter.setSignedIn(true);
  for (let time = 0; time < 50; time += 1) {
    reporter.note({ ...loaded, outcome: 'unreachable' });
    wait();
  }
  expect(sent).toHaveLength(30);
});
