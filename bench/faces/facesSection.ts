import { runServerProgram } from '../company/seedCompany.ts';
import { atMost, reading, type Section } from '../report/figure.ts';

/** The output of `server/testing/measureFaces.ts`. */
interface FaceFigures {
  /** Seconds. */
  readonly warm: number;
  /** Milliseconds. */
  readonly median: number;
  readonly slow: number;
  readonly scan: { readonly median: number; readonly slow: number };
  /** Megabytes of 1,048,576 bytes. */
  readonly memory: number;
}

/** Measures the face engine in a separate process. */
export async function facesSection(): Promise<Section> {
  const output = await runServerProgram('testing/measureFaces.ts', [], {});
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- printed by that program of ours
  const run: FaceFigures = JSON.parse(output);
  const milliseconds = { unit: ' ms', digits: 1 };
  return {
    title: 'Recognising faces',
    command: 'npm run bench -- faces',
    figures: [
      reading('start of the thread, models loaded', run.warm, { unit: ' s', digits: 2 }),
      reading('a picture of 640 × 640 read, median of 50', run.median, milliseconds),
      reading('the slowest but two', run.slow, milliseconds),
      atMost('memory added, 50 pictures', run.memory, 300, { unit: ' MB' }),
      atMost('5,000 people × 2 faces scanned, median of 200', run.scan.median, 10, milliseconds),
      reading('the slowest but ten', run.scan.slow, milliseconds),
    ],
  };
}
