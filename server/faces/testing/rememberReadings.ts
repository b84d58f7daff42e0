import { createHash } from 'node:crypto';
import type { FaceEngine, ReadingAnswer, TrailAnswer } from '../engine/createFaceEngine.ts';

/**
 * The same engine, which reads the same file once: tests show a few pictures over and over, and a
 * reading takes a second of a core.
 */
export function rememberReadings(engine: FaceEngine): FaceEngine {
  const readings = new Map<string, ReadingAnswer>();
  const trails = new Map<string, TrailAnswer>();
  return {
    ...engine,
    read: (picture) => remembered(readings, picture, async () => engine.read(picture)),
    readTrail: (sheet) => remembered(trails, sheet, async () => engine.readTrail(sheet)),
  };
}

async function remembered<Answer extends ReadingAnswer | TrailAnswer>(
  known: Map<string, Answer>,
  file: Uint8Array,
  read: () => Promise<Answer>,
): Promise<Answer> {
  const digest = createHash('sha256').update(file).digest('hex');
  const answer = known.get(digest) ?? (await read());
  if (answer.kind !== 'failed') known.set(digest, answer);
  return answer;
}
