/**
 * A token of 256 random bits with a prefix that secret scanners find, and its SHA-256 in hex: the
 * server learns only the hash.
 */
export async function drawToken(word: string) {
  const token = word + hexOf(crypto.getRandomValues(new Uint8Array(32)));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return { token, digest: hexOf(new Uint8Array(digest)) };
}

function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
