import { Readable } from 'node:stream';
import type { Runner } from '../../database/statement.ts';
import { leaseEnd } from '../../jobs/rules/lease.ts';
import { addPart, readPart, type FinishedReport, type ReportRow } from './reports.ts';

const partLength = 131_072;

/** How long nobody else begins a report after its last sign of life, in milliseconds. */
export const reportLease = 2 * 60_000;

/**
 * Keeps the file of a report piece by piece as it is made; answers its size in bytes, or null where
 * it was stopped: by the signal, or because somebody else works on the report by now.
 */
export async function keepFile(
  database: Runner,
  { id, attempt }: ReportRow,
  file: Readable,
  { signal, now }: { readonly signal: AbortSignal; readonly now: () => Date },
): Promise<number | null> {
  let size = 0;
  let count = 0;
  for await (const bytes of inParts(file)) {
    if (signal.aborted) return null;
    count += 1;
    size += bytes.length;
    const until = leaseEnd(now(), reportLease);
    const [kept] = await database.run(addPart, [id, attempt, count, bytes, until]);
    if (kept === undefined) return null;
  }
  return size;
}

/** The file of a report, read piece by piece as fast as it is taken. */
export function readFile(database: Runner, { id, attempt, size }: FinishedReport): Readable {
  async function* parts(): AsyncGenerator<Buffer> {
    for (let number = 1, read = 0; read < size; number += 1) {
      const [part] = await database.run(readPart, [id, attempt, number]);
      if (part === undefined) throw new Error('A report has lost a part.');
      read += part.bytes.length;
      yield part.bytes;
    }
  }
  return Readable.from(parts(), { objectMode: false });
}

async function* inParts(file: Readable): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = [];
  let length = 0;
  const read: AsyncIterable<unknown> = file;
  for await (const chunk of read) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError('A file is made of bytes.');
    chunks.push(chunk);
    length += chunk.length;
    if (length < partLength) continue;
    yield Buffer.concat(chunks);
    chunks = [];
    length = 0;
  }
  if (length > 0) yield Buffer.concat(chunks);
}
