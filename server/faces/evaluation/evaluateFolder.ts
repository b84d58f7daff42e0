import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  evaluateFaces,
  personOf,
  type FaceEvaluation,
  type NamedPicture,
} from './evaluateFaces.ts';

/** Detects and describes the face of a picture. */
export interface EvaluatedModel {
  /** The distances at which the rates are calculated. */
  readonly distances: readonly number[];
  read(
    picture: Uint8Array,
  ): Promise<
    | { readonly kind: 'face'; readonly face: { readonly embedding: Float32Array } }
    | { readonly kind: 'no-use' | 'refused' | 'failed'; readonly reason: string }
  >;
}

/** Evaluates the files in a folder that are named after their person, and ignores others. */
export async function evaluateFolder(
  folder: string,
  { read, distances }: EvaluatedModel,
): Promise<FaceEvaluation & { readonly reasons: Readonly<Record<string, number>> }> {
  const pictures: NamedPicture[] = [];
  const reasons: Record<string, number> = {};
  for (const file of (await readdir(folder)).toSorted()) {
    const person = personOf(file);
    if (person === null) continue;
    const answer = await read(await readFile(join(folder, file)));
    if (answer.kind === 'failed') throw new Error(`${file} could not be read: ${answer.reason}`);
    pictures.push({ person, embedding: answer.kind === 'face' ? answer.face.embedding : null });
    if (answer.kind !== 'face') reasons[answer.reason] = (reasons[answer.reason] ?? 0) + 1;
  }
  return { ...evaluateFaces(pictures, distances), reasons };
}
