import { randomFillSync } from 'node:crypto';

const saltLength = 16;
const pool = Buffer.alloc(256 * saltLength);
let used = pool.length;

/** 128 random bits, drawn in bulk: every punch needs a few. */
export function newSalt(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += saltLength;
  return pool.toString('base64url', used - saltLength, used);
}
