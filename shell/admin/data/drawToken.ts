/**
 * A token of 256 random bits behind a word by which leaked ones are found, and its SHA-256 in
 * hexadecimal digits: all that the server learns of it.
 */
export async function drawToken(word: string) {
  const token = word + hexOf(crypto.getRandomValues(new Uint8Array(32)));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return { token, digest: hexOf(new Uint8Array(digest)) };
}

function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
