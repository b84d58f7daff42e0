import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFaceEngine } from '../faces/engine/createFaceEngine.ts';
import { worsePictures } from '../faces/engine/testing/testPictures.ts';
import { createFaceIndex } from '../faces/rules/createFaceIndex.ts';
import { distance } from '../faces/rules/distance.ts';
import { createMadeFaces } from './createMadeFaces.ts';

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
const errors = folder === undefined ? null : await measureErrors(folder);
await engine.close();

console.log(
  JSON.stringify({ warm, median: times[25], slow: times[47], memory, scan: measureScan(), errors }),
);

/** Milliseconds of 200 searches among 5,000 people with two faces each: the median, and the slowest but ten. */
function measureScan() {
  const face = createMadeFaces();
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

/**
 * Every photograph is compared with every other one, each also as a worse camera would have taken it.
 * A photograph is never compared with itself, however it was changed.
 */
async function measureErrors(pictures: string) {
  const faces: {
    readonly person: string;
    readonly file: string;
    readonly embedding: Float32Array;
  }[] = [];
  let unused = 0;
  for (const file of (await readdir(pictures)).toSorted()) {
    const person = /^(.+)-\d+[^.]*\.(jpe?g|png)$/.exec(file)?.[1];
    if (person === undefined) continue;
    const bytes = await readFile(join(pictures, file));
    for (const each of [bytes, ...(await worsePictures(bytes))]) {
      const answer = await engine.read(each);
      if (answer.kind === 'face') faces.push({ person, file, embedding: answer.face.embedding });
      else unused++;
    }
  }
  const all = faces.flatMap((one, index) =>
    faces
      .slice(index + 1)
      .filter(({ file }) => file !== one.file)
      .map((other) => ({
        isSame: one.person === other.person,
        apart: distance(one.embedding, other.embedding),
      })),
  );
  const [same, others] = [true, false].map((isSame) =>
    all.filter((pair) => pair.isSame === isSame).map(({ apart }) => apart),
  );
  if (same === undefined || others === undefined) throw new Error('There are two kinds of pairs.');
  return {
    photographs: new Set(faces.map(({ file }) => file)).size,
    people: new Set(faces.map(({ person }) => person)).size,
    pictures: faces.length,
    unused,
    same: same.length,
    others: others.length,
    rates: [0.4, 0.45, 0.5, 0.55, 0.6].map((limit) => ({
      limit,
      rejected: same.filter((apart) => apart > limit).length,
      accepted: others.filter((apart) => apart <= limit).length,
    })),
    farthestSame: Math.max(...same),
    nearestOther: Math.min(...others),
  };
}
