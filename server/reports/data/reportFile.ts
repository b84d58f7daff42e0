import { Readable } from 'node:stream';
import type { Runner } from '../../database/statement.ts';
import { leaseEnd } from '../../queues/rules/lease.ts';
import { reportLease } from '../rules/reportPolicy.ts';
import { addPart, readPart, type FinishedReport, type ReportRow } from './reports.ts';

const partLength = 131_072;

/**
 * Stores the file of a report in parts while it is generated; returns its size in bytes, or null if
 * it was stopped: by the signal, or because another process has taken the report over.
 */
export async function keepFile(
  database: Runner,
  { id, attempt }: ReportRow,
  file: Readable,
  { signal, now }: { readonly signal: AbortSignal; readonly now: () => Date },
): Promise<number | null> {
  let size = 0;
  let number = 0;
  for await (const bytes of inParts(file)) {
    if (signal.aborted) return null;
    number += 1;
    size += bytes.length;
    const until = leaseEnd(now(), reportLease);
    const [kept] = await database.run(addPart, { id, attempt, number, bytes, until });
    if (kept === undefined) return null;
  }
  return size;
}

/** The file of a report as a stream, read in parts with backpressure. */
export function readFile(database: Runner, { id, attempt, size }: FinishedReport): Readable {
  async function* parts(): AsyncGenerator<Buffer> {
    for (let number = 1, read = 0; read < size; number += 1) {
      const [part] = await database.run(readPart, { id, attempt, number });
      if (part === undefined) throw new Error('A part of a report is missing.');
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
    if (!Buffer.isBuffer(chunk)) throw new TypeError('The chunk is not a buffer.');
    chunks.push(chunk);
    length += chunk.length;
    if (length < partLength) continue;
    yield Buffer.concat(chunks);
    chunks = [];
    length = 0;
  }
  if (length > 0) yield Buffer.concat(chunks);
}
