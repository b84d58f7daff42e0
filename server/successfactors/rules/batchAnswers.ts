/** The answer to one operation of a `$batch`. */
export interface BatchAnswer {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: string;
}

/**
 * The answers in a `$batch`'s answer, in their order; of one that was cut off those that came whole.
 * Null where it is no such answer at all.
 */
export function batchAnswers(contentType: string | null, text: string): BatchAnswer[] | null {
  const boundary = boundaryOf(contentType ?? '');
  return boundary === null ? null : answersOf(text, boundary);
}

function answersOf(text: string, boundary: string): BatchAnswer[] {
  return wholeParts(text, boundary).flatMap((part) => {
    const { headers, body } = split(part);
    const nested = boundaryOf(headers.get('content-type') ?? '');
    if (nested !== null) return answersOf(body, nested);
    const [, status] = /^HTTP\/\d(?:\.\d)? (\d{3})/.exec(body.trimStart()) ?? [];
    if (status === undefined) return [{ status: 0, retryAfter: null, body: '' }];
    const answer = split(body.trimStart().replace(/^[^\n]*\n/, ''));
    const retryAfter = answer.headers.get('retry-after') ?? null;
    return [{ status: Number(status), retryAfter, body: answer.body.trim() }];
  });
}

/** What lies between two lines of the boundary. */
function wholeParts(text: string, boundary: string): string[] {
  const parts: string[] = [];
  let lines: string[] | null = null;
  for (const line of text.split('\n')) {
    const mark = line.trimEnd();
    if (mark === `--${boundary}` || mark === `--${boundary}--`) {
      if (lines !== null) parts.push(lines.join('\n'));
      lines = [];
    } else {
      lines?.push(line);
    }
  }
  return parts;
}

/** Headers in lower case, up to the first empty line, and what follows it. */
function split(part: string) {
  const text = part.replace(/^\r?\n/, '');
  const [head = '', ...rest] = text.startsWith('\n') ? ['', text] : text.split(/\r?\n\r?\n/);
  const headers = new Map(
    head.split(/\r?\n/).map((line) => {
      const [name = '', ...value] = line.split(':');
      return [name.trim().toLowerCase(), value.join(':').trim()];
    }),
  );
  return { headers, body: rest.join('\r\n\r\n') };
}

function boundaryOf(contentType: string): string | null {
  if (!/^multipart\/mixed\b/i.test(contentType)) return null;
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? [];
  return quoted ?? plain ?? null;
}
