/** How many numbers describe a face. */
export const embeddingLength = 128;

/** Euclidean distance of two embeddings; up to 0.5 they are taken for one person's. */
export function distance(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < embeddingLength; index++) {
    const difference = (one[index] ?? Number.NaN) - (other[index] ?? Number.NaN);
    sum += difference * difference;
  }
  return Math.sqrt(sum);
}
