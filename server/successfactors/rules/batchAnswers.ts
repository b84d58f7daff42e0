/** No batch that we send has so many operations (`inParts.ts`). */
const mostParts = 500;
/** Characters of the headers of a part. */
const longestHead = 8_192;

/** The answer to one operation of a `$batch`. */
export interface BatchAnswer {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: string;
}

/**
 * The answers in a `$batch`'s answer, in order; of a truncated one the complete ones. Null if it is
 * not such an answer at all.
 */
export function batchAnswers(contentType: string | null, text: string): BatchAnswer[] | null {
  const boundary = boundaryOf(contentType ?? '');
  if (boundary === null) return null;
  return wholeParts(text, boundary).flatMap((part) => {
    const { headers, body } = split(part);
    const ofChangeSet = boundaryOf(headers.get('content-type') ?? '');
    const parts = ofChangeSet === null ? [body] : wholeParts(body, ofChangeSet).map(bodyOf);
    return parts.map(answerOf);
  });
}

function answerOf(text: string): BatchAnswer {
  const [line = '', status] = /^HTTP\/\d(?:\.\d)? (\d{3})[^\n]*\n?/.exec(text.trimStart()) ?? [];
  if (status === undefined) return { status: 0, retryAfter: null, body: '' };
  const { headers, body } = split(text.trimStart().slice(line.length));
  const retryAfter = headers.get('retry-after') ?? null;
  return { status: Number(status), retryAfter, body: body.trim() };
}

/** The parts between two boundary lines. */
function wholeParts(text: string, boundary: string): string[] {
  const parts: string[] = [];
  const mark = `--${boundary}`;
  let from: number | null = null;
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + mark.length)) {
    if (at > 0 && text[at - 1] !== '\n') continue;
    const end = text.indexOf('\n', at);
    const line = text.slice(at, end < 0 ? text.length : end).trimEnd();
    if (line !== mark && line !== `${mark}--`) continue;
    if (from !== null) parts.push(text.slice(from, Math.max(from, at - 1)));
    if (end < 0 || parts.length === mostParts) break;
    from = end + 1;
  }
  return parts;
}

/** Headers in lower case, up to the first empty line, and the rest. */
function split(part: string) {
  const text = part.replace(/^\r?\n/, '');
  const { index, 0: gap } = /\r?\n\r?\n/.exec(text) ?? { index: text.length, 0: '' };
  const head = text.startsWith('\n') ? '' : text.slice(0, Math.min(index, longestHead));
  const headers = new Map(
    head.split(/\r?\n/).map((line) => {
      const [name = '', ...value] = line.split(':');
      return [name.trim().toLowerCase(), value.join(':').trim()];
    }),
  );
  return { headers, body: head === '' ? text : text.slice(index + gap.length) };
}

function bodyOf(part: string): string {
  return split(part).body;
}

function boundaryOf(contentType: string): string | null {
  if (!/^multipart\/mixed\b/i.test(contentType)) return null;
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? [];
  return quoted ?? plain ?? null;
}
