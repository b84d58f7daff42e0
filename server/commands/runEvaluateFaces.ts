import { stat } from 'node:fs/promises';
import { createFaceEngine } from '../faces/engine/createFaceEngine.ts';
import { evaluateFolder } from '../faces/evaluation/evaluateFolder.ts';
import { highestFalseMatchRate } from '../faces/rules/peopleToSearch.ts';
import { peopleAtRate, type RateBounds } from '../faces/rules/rateBounds.ts';

interface Screen {
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
}

/**
 * `npm run faces:evaluate -- <folder>`: how well the engine tells the people of a folder apart, without
 * a database. Nothing of the pictures is kept. Answers the exit code.
 */
export async function runEvaluateFaces(args: readonly string[], screen: Screen): Promise<number> {
  const [folder, ...more] = args;
  if (folder === undefined || more.length > 0) {
    screen.complain('Usage: npm run faces:evaluate -- <folder of pictures named person-1.jpg>');
    return 1;
  }
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) {
    screen.complain(`${folder} is not a folder.`);
    return 1;
  }
  const engine = createFaceEngine();
  try {
    const { people, unseen, rates, farthestSame, nearestOthers, reasons } = await evaluateFolder(
      folder,
      engine,
    );
    if (farthestSame === null || nearestOthers === null) {
      screen.complain('Two people are needed, and two usable pictures of one of them.');
      return 1;
    }
    screen.say(`${unseen.trials} pictures of ${people} people. Rates with their 95 % intervals.`);
    const why = Object.entries(reasons).map(([reason, count]) => `${reason} ${count}`);
    screen.say(`No usable face: ${words(unseen)} ${why.length > 0 ? `(${why.join(', ')})` : ''}`);
    screen.say('');
    screen.say('| Distance | Person refused | Stranger accepted | People for 5 % |');
    screen.say('| --- | --- | --- | --- |');
    for (const { distance, rejected, accepted } of rates) {
      const search = [accepted.upper, accepted.events / accepted.trials].map((rate) =>
        String(peopleAtRate(rate, highestFalseMatchRate)),
      );
      screen.say(
        `| ${distance.toFixed(2)} | ${words(rejected)} | ${words(accepted)} | ${search.join(' to ')} |`,
      );
    }
    screen.say('');
    screen.say(`One person's pictures are at most ${farthestSame.toFixed(3)} apart,`);
    screen.say(`two people's at least ${nearestOthers.toFixed(3)}.`);
    return 0;
  } finally {
    await engine.close();
  }
}

function words({ events, trials, lower, upper }: RateBounds): string {
  const percent = (rate: number) => (rate * 100).toFixed(2);
  const observed = percent(events / trials);
  return `${observed} % (${events} of ${trials}; ${percent(lower)} to ${percent(upper)} %)`;
}
