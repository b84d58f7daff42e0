import { runServerProgram } from '../company/seedCompany.ts';
import { atMost, reading, type Section } from '../report/figure.ts';

/** What `server/testing/measureFaces.ts` prints. */
interface FaceFigures {
  /** Seconds. */
  readonly warm: number;
  /** Milliseconds. */
  readonly median: number;
  readonly slow: number;
  readonly scan: { readonly median: number; readonly slow: number };
  /** Megabytes of 1,048,576 bytes. */
  readonly memory: number;
  readonly pairs: {
    readonly pictures: number;
    readonly people: number;
    readonly same: number;
    readonly others: number;
    readonly rejected: number;
    readonly accepted: number;
    readonly farthestSame: number;
    readonly nearestOther: number;
  } | null;
}

/**
 * Measures the face engine in a process of its own.
 * @param pictures folder of files named `person-1.jpg`; null compares nobody
 */
export async function facesSection(pictures: string | null): Promise<Section> {
  const output = await runServerProgram(
    'testing/measureFaces.ts',
    pictures === null ? [] : [pictures],
    {},
  );
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- printed by that program of ours
  const run: FaceFigures = JSON.parse(output);
  const { pairs } = run;
  const milliseconds = { unit: ' ms', digits: 1 };
  return {
    title: 'Recognising faces',
    command: `npm run bench -- faces${pairs === null ? '' : ' --pictures <folder>'}`,
    figures: [
      reading('start of the thread, models loaded', run.warm, { unit: ' s', digits: 2 }),
      reading('a picture of 640 × 640 read, median of 50', run.median, milliseconds),
      reading('the slowest but two', run.slow, milliseconds),
      atMost('memory added, 50 pictures', run.memory, 300, { unit: ' MB' }),
      atMost('5,000 people × 2 faces scanned, median of 200', run.scan.median, 10, milliseconds),
      reading('the slowest but ten', run.scan.slow, milliseconds),
      ...(pairs === null
        ? []
        : [
            atMost(`strangers accepted, of ${pairs.others} pairs`, pairs.accepted, 0),
            atMost(`people rejected, of ${pairs.same} pairs`, pairs.rejected, 0),
            reading(
              `greatest distance of one person's faces (${pairs.pictures} pictures, ${pairs.people} people)`,
              pairs.farthestSame,
              { digits: 2 },
            ),
            reading("least distance of two people's", pairs.nearestOther, { digits: 2 }),
          ]),
    ],
  };
}
