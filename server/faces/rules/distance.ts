/** The length of the engine's embeddings. */
export const embeddingLength = 128;

/**
 * Euclidean distance of two embeddings; the engine's match up to 0.5. NaN for different lengths.
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
