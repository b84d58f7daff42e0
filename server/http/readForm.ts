import { Refusal } from '../calls/refusal.ts';
import { formType } from './contract.ts';

/** Three pictures (spec §5) and their fields. */
const mostParts = 8;
/** Bytes from a boundary to the end of its part's headers: the parser takes quadratic time. */
const longestHead = 1024;

/**
 * Parses a form with files, whose length was limited before. Files become bytes, repeated names
 * become lists. Refuses with UNREADABLE_REQUEST a form without a boundary, a truncated one, one
 * with too many parts or too long headers, and text that databases cannot store.
 *
 * @param contentType the header with the boundary
 */
export async function readForm(body: Buffer, contentType: string): Promise<object> {
  if (!isBounded(body, contentType)) throw new Refusal('UNREADABLE_REQUEST');
  const values: [string, unknown][] = [];
  for (const [name, value] of await parse(body, contentType)) {
    values.push([name, typeof value === 'string' ? value : Buffer.from(await value.arrayBuffer())]);
  }
  const names = new Set(values.map(([name]) => name));
  return Object.fromEntries(
    [...names].map((name) => {
      const [first, ...more] = values.filter(([each]) => each === name).map(([, value]) => value);
      return [name, more.length === 0 ? first : [first, ...more]];
    }),
  );
}

/** Counts parts before parsing: a megabyte can hold a hundred thousand. */
function isBounded(body: Buffer, contentType: string): boolean {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) return false;
  const line = `--${boundary}`;
  // The last boundary ends the form.
  let left = mostParts + 1;
  for (let at = body.indexOf(line); at >= 0; at = body.indexOf(line, at + line.length)) {
    if (left === 0) return false;
    left -= 1;
    const head = body.subarray(at, at + line.length + longestHead);
    const isLast = head.subarray(line.length, line.length + 2).toString() === '--';
    if (!isLast && !head.includes('\r\n\r\n')) return false;
  }
  return true;
}

async function parse(body: Buffer, contentType: string): Promise<FormData> {
  try {
    const type = contentType.replace(/^[^;]*/, formType);
    const form = await new Response(body, { headers: { 'content-type': type } }).formData();
    const texts = [...form].flatMap(([name, value]) =>
      typeof value === 'string' ? [name, value] : [name],
    );
    if (texts.every((text) => text.isWellFormed() && !text.includes('\0'))) return form;
  } catch {
    // Refused below, like other text that databases cannot store.
  }
  throw new Refusal('UNREADABLE_REQUEST');
}
