import { readFile } from 'node:fs/promises';
import { createFaceEngine } from '../faces/engine/createFaceEngine.ts';
import { createFaceIndex } from '../faces/rules/createFaceIndex.ts';
import { createMadeFaces } from './createMadeFaces.ts';

// `node server/testing/measureFaces.ts`: measures the reading of pictures. Prints JSON for bench.

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
await engine.close();

console.log(
  JSON.stringify({ warm, median: times[25], slow: times[47], memory, scan: measureScan() }),
);

/**
 * Milliseconds of 200 searches among 5,000 people with two faces each: the median, and the tenth
 * slowest.
 */
function measureScan() {
  const face = createMadeFaces();
  const index = createFaceIndex();
  index.replaceAll(
    Array.from({ length: 5_000 }, (_, each) => ({
      personId: each + 1,
      embeddings: [face(), face()],
    })),
  );
  // So near to everybody that no row is abandoned early.
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
