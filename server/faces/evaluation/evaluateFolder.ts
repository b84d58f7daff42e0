import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FaceEngine } from '../engine/createFaceEngine.ts';
import {
  evaluateFaces,
  personOf,
  type FaceEvaluation,
  type NamedPicture,
} from './evaluateFaces.ts';

/** Hundredths over which `FACE_DISTANCE` may be set. */
const distances = [30, 35, 40, 42, 44, 45, 46, 48, 50, 52, 55, 60].map((each) => each / 100);

/** Evaluates the files of a folder that are named after their person. Other files are passed over. */
export async function evaluateFolder(
  folder: string,
  engine: Pick<FaceEngine, 'read'>,
): Promise<FaceEvaluation & { readonly reasons: Readonly<Record<string, number>> }> {
  const pictures: NamedPicture[] = [];
  const reasons: Record<string, number> = {};
  for (const file of (await readdir(folder)).toSorted()) {
    const person = personOf(file);
    if (person === null) continue;
    const answer = await engine.read(await readFile(join(folder, file)));
    if (answer.kind === 'failed') throw new Error(`${file} could not be read: ${answer.reason}`);
    pictures.push({ person, embedding: answer.kind === 'face' ? answer.face.embedding : null });
    if (answer.kind !== 'face') reasons[answer.reason] = (reasons[answer.reason] ?? 0) + 1;
  }
  return { ...evaluateFaces(pictures, distances), reasons };
}
