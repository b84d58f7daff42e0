import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFaceEngine } from '../faces/engine/createFaceEngine.ts';
import { createFaceIndex, matchLimits } from '../faces/rules/createFaceIndex.ts';
import { distance, embeddingLength } from '../faces/rules/distance.ts';

// `node server/testing/measureFaces.ts [folder]`: what reading pictures takes and, of a folder of
// files named `person-1.jpg`, how well people are told apart. Printed as JSON for bench.

const [folder] = process.argv.slice(2);
const megabyte = 1_048_576;
const before = process.memoryUsage().rss;
const engine = createFaceEngine();
const started = performance.now();
if (!(await engine.warm())) throw new Error('The engine could not start.');
const warm = (performance.now() - started) / 1000;

const shipped = new URL('../faces/engine/testing/pictures/straight.jpg', import.meta.url);
const picture = await readFile(shipped);
await engine.read(picture);
const times: number[] = [];
let memory = 0;
for (let each = 0; each < 50; each++) {
  const begun = performance.now();
  await engine.read(picture);
  times.push(performance.now() - begun);
  memory = Math.max(memory, (process.memoryUsage().rss - before) / megabyte);
}
times.sort((a, b) => a - b);
const pairs = folder === undefined ? null : await comparePairs(folder);
await engine.close();

console.log(
  JSON.stringify({ warm, median: times[25], slow: times[47], memory, scan: measureScan(), pairs }),
);

/** Milliseconds of 200 searches among 5,000 people with two faces each: the median, and the slowest but ten. */
function measureScan() {
  const random = createRandom();
  const face = () => {
    const numbers = Float32Array.from({ length: embeddingLength }, () => random() - 0.5);
    const length = Math.hypot(...numbers);
    return numbers.map((each) => (each / length) * 1.4);
  };
  const index = createFaceIndex();
  index.replaceAll(
    Array.from({ length: 5_000 }, (_, each) => ({
      personId: each + 1,
      embeddings: [face(), face()],
    })),
  );
  // Near enough to everybody that no row is left early.
  const everyRow = { distance: 10, margin: 0.05 };
  for (let each = 0; each < 50; each++) index.nearest(face(), everyRow);
  const scans = Array.from({ length: 200 }, () => {
    const asked = face();
    const begun = performance.now();
    index.nearest(asked, everyRow);
    return performance.now() - begun;
  });
  scans.sort((a, b) => a - b);
  return { median: scans[100], slow: scans[189] };
}

/** The same numbers in every run. */
function createRandom(): () => number {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

async function comparePairs(pictures: string) {
  const faces: { readonly person: string; readonly embedding: Float32Array }[] = [];
  for (const file of (await readdir(pictures)).toSorted()) {
    const person = /^(.+)-\d+[^.]*\.(jpe?g|png)$/.exec(file)?.[1];
    if (person === undefined) continue;
    const answer = await engine.read(await readFile(join(pictures, file)));
    if (answer.kind === 'face') faces.push({ person, embedding: answer.face.embedding });
  }
  const all = faces.flatMap((one, index) =>
    faces.slice(index + 1).map((other) => ({
      isSame: one.person === other.person,
      apart: distance(one.embedding, other.embedding),
    })),
  );
  const [same, others] = [all.filter(({ isSame }) => isSame), all.filter(({ isSame }) => !isSame)];
  return {
    pictures: faces.length,
    people: new Set(faces.map(({ person }) => person)).size,
    same: same.length,
    others: others.length,
    rejected: same.filter(({ apart }) => apart > matchLimits.distance).length,
    accepted: others.filter(({ apart }) => apart <= matchLimits.distance).length,
    farthestSame: Math.max(...same.map(({ apart }) => apart)),
    nearestOther: Math.min(...others.map(({ apart }) => apart)),
  };
}
