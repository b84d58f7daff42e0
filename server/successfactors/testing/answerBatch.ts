import { fieldOf, parsed } from '../rules/json.ts';
import type { PeerStore } from './createPeerStore.ts';

/** Executes a `$batch`, one changeset after the other, and answers it. */
export function answerBatch(
  body: string,
  contentType: string,
  store: PeerStore,
): { readonly boundary: string; readonly text: string } {
  const boundary = `batchresponse_${store.writes.length}`;
  const parts = partsOf(body, contentType).map((changeset, index) => {
    const [head = '', ...rest] = changeset.split('\r\n\r\n');
    const [request = ''] = partsOf(rest.join('\r\n\r\n'), head);
    const { status, answer, retryAfter } = perform(request, store);
    const text = [
      `HTTP/1.1 ${status} ${status < 300 ? 'OK' : 'Refused'}`,
      'Content-Type: application/json;charset=utf-8',
      ...(retryAfter === undefined ? [] : [`Retry-After: ${retryAfter}`]),
      '',
      answer === null ? '' : JSON.stringify(answer),
    ].join('\r\n');
    const inner = 'Content-Type: application/http\r\nContent-Transfer-Encoding: binary\r\n\r\n';
    if (status >= 300) return inner + text;
    const nested = `changeset_${index}`;
    return `Content-Type: multipart/mixed; boundary=${nested}\r\n\r\n--${nested}\r\n${inner}${text}\r\n--${nested}--`;
  });
  const text = [...parts.map((part) => `--${boundary}\r\n${part}`), `--${boundary}--`, ''];
  return { boundary, text: text.join('\r\n') };
}

function perform(request: string, store: PeerStore) {
  const [, ...rest] = request.split('\r\n\r\n');
  const http = rest.join('\r\n\r\n');
  const [line = '', ...lines] = http.split('\r\n');
  const [method, target = ''] = line.split(' ');
  const [, entity = '', code = ''] =
    /^(\w+)\('(.*)'\)$/.exec(decodeURIComponent(target).replaceAll("''", "'")) ?? [];
  if (method === 'DELETE') {
    const isThere = store.remove(entity, code);
    const error = { error: { code: 'NOT_FOUND', message: { lang: 'en-US', value: 'Not found' } } };
    return isThere ? { status: 204, answer: null } : { status: 404, answer: error };
  }
  if (method !== 'POST' || target !== 'upsert?$format=json') throw new Error(`What is ${line}?`);
  const value = parsed(lines.slice(lines.indexOf('')).join('\r\n'));
  const uri = String(fieldOf(fieldOf(value, '__metadata'), 'uri'));
  const fields = new Map<string, unknown>(
    typeof value === 'object' && value !== null ? Object.entries(value) : [],
  );
  fields.delete('__metadata');
  const retryAfter = store.busy.get(String(fields.get('externalCode')));
  if (retryAfter !== undefined) return { status: 429, answer: {}, retryAfter };
  const message = store.upsert(uri.slice(0, uri.indexOf('(')), Object.fromEntries(fields));
  const result = {
    ...{ key: uri, status: message === null ? 'OK' : 'ERROR', message, index: 0 },
    editStatus: message === null ? 'UPSERTED' : null,
    httpCode: message === null ? 200 : 400,
    inlineResults: null,
  };
  return { status: 200, answer: { d: [result] } };
}

/** The parts of a multipart text, which must be complete. */
function partsOf(text: string, contentType: string): string[] {
  const [, boundary] = /boundary=([^;\s]+)/.exec(contentType) ?? [];
  const [whole, end] = text.split(`--${boundary}--`);
  if (boundary === undefined || end === undefined) throw new Error('The batch is not whole.');
  return (whole ?? '')
    .split(`--${boundary}\r\n`)
    .slice(1)
    .map((part) => part.replace(/\r\n$/, ''));
}
