import { createHash } from 'node:crypto';

/** `sha384-…` for the `integrity` attribute. */
export function integrityOf(content: Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
