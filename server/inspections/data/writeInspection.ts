import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { writeWorkbook } from '../../spreadsheets/writeWorkbook.ts';
import type { Inspection } from '../rules/inspection.ts';
import { inspectionSheets, type InspectionContent } from './inspectionSheets.ts';
import { signedLines } from './signedLines.ts';
import { inspectionWords } from '../rules/words/inspectionWords.ts';
import type { InspectionKey } from './inspectionKey.ts';

/** The program for inspectors; it shares no code with the server. */
export const verifier = readFileSync(
  new URL('../../../tooling/verifyInspection.mjs', import.meta.url),
  'utf8',
);

/**
 * The archive as a stream: people are read one after the other, with backpressure, and not kept. It
 * fails with the reader's error; closing it ends the reading.
 */
export function writeInspection(
  inspection: Inspection,
  content: InspectionContent,
  key: InspectionKey,
): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  zip.once('error', (error: Error) => output.destroy(error));
  const { readMe } = inspectionWords[inspection.locale];
  zip.addBuffer(Buffer.from(readMe.join('\n\n')), 'READ ME.txt');
  zip.addBuffer(Buffer.from(verifier), 'verify.mjs');
  const workbook = createHash('sha256');
  // The workbook comes first: its digest is part of the seal.
  const files: readonly (readonly [string, () => Readable, compress: boolean])[] = [
    [
      'inspection.xlsx',
      () =>
        writeWorkbook(inspectionSheets(inspection, content), inspection).on(
          'data',
          (part: Buffer) => workbook.update(part),
        ),
      false,
    ],
    [
      'inspection.json',
      () =>
        Readable.from(
          signedLines(inspection, content.read(), key, () => workbook.digest('base64url')),
        ),
      true,
    ],
  ];
  for (const [name, open, compress] of files) {
    zip.addReadStreamLazy(name, { compress }, (answer) => {
      const file = open();
      file.once('error', (error) => output.destroy(error));
      output.once('close', () => file.destroy());
      answer(null, file);
    });
  }
  zip.outputStream.pipe(output);
  zip.end();
  return output;
}
