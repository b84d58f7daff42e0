import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createFaceEngine } from '../faces/engine/createFaceEngine.ts';
import { evaluateFolder } from '../faces/evaluation/evaluateFolder.ts';
import { loadHumanModels } from '../faces/engine/loadHumanModels.ts';
import { highestFalseMatchRate } from '../faces/rules/searchLimit.ts';
import { peopleAtRate, type RateBounds } from '../faces/rules/rateBounds.ts';

interface Screen {
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
}

/** The values of `FACE_DISTANCE` to evaluate, from hundredths. */
const distances = [30, 35, 40, 42, 44, 45, 46, 48, 50, 52, 55, 60].map((each) => each / 100);

/**
 * `npm run faces:evaluate -- <folder>`: measures how well the engine distinguishes the people in a
 * folder, without a database. Stores nothing from the pictures. Returns the exit code.
 */
export async function runEvaluateFaces(args: readonly string[], screen: Screen): Promise<number> {
  const [folder, models, ...more] = args;
  if (folder === undefined || more.length > 0) {
    screen.complain(
      'Usage: npm run faces:evaluate -- <folder of pictures named person-1.jpg> [<folder of @vladmandic/human, whose models take the place of the engine’s>]',
    );
    return 1;
  }
  for (const each of models === undefined ? [folder] : [folder, join(models, 'models')]) {
    if (await isFolder(each)) continue;
    screen.complain(`${each} is not a folder.`);
    return 1;
  }
  const engine = createFaceEngine();
  try {
    const { people, unseen, rates, farthestSame, nearestOthers, reasons } = await evaluateFolder(
      folder,
      models === undefined ? { read: engine.read, distances } : await loadHumanModels(models),
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

async function isFolder(path: string): Promise<boolean> {
  return await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
