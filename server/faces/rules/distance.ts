/** How many numbers of the engine describe a face. */
export const embeddingLength = 128;

/**
 * Euclidean distance of two embeddings; up to 0.5 those of the engine are taken for one person's. NaN
 * where they are of different lengths.
 */
export function distance(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  const length = Math.max(one.length, other.length);
  for (let index = 0; index < length; index++) {
    const difference = (one[index] ?? Number.NaN) - (other[index] ?? Number.NaN);
    sum += difference * difference;
  }
  return Math.sqrt(sum);
}
