import { Refusal } from '../calls/refusal.ts';
import { formType } from './contract.ts';

/** Three pictures (spec §5) and what belongs to them. */
const mostParts = 8;
/** Bytes from a boundary to the end of its part's head: the parser's work grows with its square. */
const longestHead = 1024;

/**
 * Parses a form with files, whose length is bounded before. Files become their bytes, a name that comes
 * twice a list. Refuses with UNREADABLE_REQUEST a form without a boundary, one that is cut off, one with
 * too many parts or too long a head of a part, and text that no database keeps.
 *
 * @param contentType the header, which names the boundary
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

/** Counted before anything is parsed: a megabyte holds a hundred thousand parts. */
function isBounded(body: Buffer, contentType: string): boolean {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) return false;
  const line = `--${boundary}`;
  // The last line ends the form.
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
    // Refused below, as what no database keeps.
  }
  throw new Refusal('UNREADABLE_REQUEST');
}
