/** The size of the luma from which `differenceHash` is computed. */
export const hashedSize = { width: 9, height: 8 };

/**
 * A picture's dHash: 64 bits as 16 hexadecimal digits; each bit says whether a pixel is brighter
 * than the one to its right. `luma` holds the picture scaled to 9 × 8, row by row.
 */
export function differenceHash(luma: Uint8Array): string {
  let hash = 0n;
  for (let row = 0; row < 8; row++) {
    for (let column = 0; column < 8; column++) {
      const left = luma[row * 9 + column] ?? 0;
      const right = luma[row * 9 + column + 1] ?? 0;
      hash = (hash << 1n) | (left > right ? 1n : 0n);
    }
  }
  return hash.toString(16).padStart(16, '0');
}

/**
 * Hashes that differ in at most 9 bits belong to the same picture, perhaps re-encoded or scaled.
 */
export function isSamePicture(one: string, other: string): boolean {
  let different = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  let bits = 0;
  for (; different > 0n; different &= different - 1n) bits++;
  return bits <= 9;
}
