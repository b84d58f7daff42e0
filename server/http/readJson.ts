import { isUtf8 } from 'node:buffer';
import { Refusal } from '../calls/refusal.ts';

const suspicious = /\\u(?:0000|d[89a-f])|__proto__|constructor/i;

/**
 * Parses a JSON body. Refuses with UNREADABLE_REQUEST invalid JSON or UTF-8, keys that would change
 * prototypes, and text that databases cannot store (NUL, lone surrogates).
 */
export function readJson(body: Buffer): unknown {
  if (!isUtf8(body)) throw new Refusal('UNREADABLE_REQUEST');
  const text = body.toString();
  try {
    return suspicious.test(text) ? JSON.parse(text, refuseUnstorable) : JSON.parse(text);
  } catch {
    throw new Refusal('UNREADABLE_REQUEST');
  }
}

function refuseUnstorable(key: string, value: unknown): unknown {
  if (key === '__proto__' || key === 'constructor') throw new Error('The key is not allowed.');
  for (const text of typeof value === 'string' ? [key, value] : [key]) {
    if (text.includes('\0') || !text.isWellFormed()) throw new Error('The text cannot be stored.');
  }
  return value;
}
