import { runServerProgram } from '../company/seedCompany.ts';
import { atMost, reading, type Figure, type Section } from '../report/figure.ts';

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
  readonly errors: {
    readonly photographs: number;
    readonly people: number;
    /** Photographs and their changed copies in which a face was seen, and the others. */
    readonly pictures: number;
    readonly unused: number;
    /** Pairs of one person, and of two. */
    readonly same: number;
    readonly others: number;
    readonly rates: readonly {
      readonly limit: number;
      readonly rejected: number;
      readonly accepted: number;
    }[];
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
  const { errors } = run;
  const milliseconds = { unit: ' ms', digits: 1 };
  return {
    title: 'Recognising faces',
    command: `npm run bench -- faces${errors === null ? '' : ' --pictures <folder>'}`,
    figures: [
      reading('start of the thread, models loaded', run.warm, { unit: ' s', digits: 2 }),
      reading('a picture of 640 × 640 read, median of 50', run.median, milliseconds),
      reading('the slowest but two', run.slow, milliseconds),
      atMost('memory added, 50 pictures', run.memory, 300, { unit: ' MB' }),
      atMost('5,000 people × 2 faces scanned, median of 200', run.scan.median, 10, milliseconds),
      reading('the slowest but ten', run.scan.slow, milliseconds),
      ...(errors === null ? [] : errorRates(errors)),
    ],
  };
}

function errorRates(errors: NonNullable<FaceFigures['errors']>): Figure[] {
  const { photographs, people, pictures, unused, same, others } = errors;
  const percent = { unit: ' %', digits: 1 };
  const distance = { digits: 2 };
  return [
    reading(`pictures of ${people} people used, of ${photographs} photographs`, pictures),
    reading('pictures refused: blurred, dark or small', unused),
    ...errors.rates.flatMap(({ limit, rejected, accepted }) => [
      reading(
        `at ${limit.toFixed(2)}: rejected, of ${same} pairs`,
        (rejected / same) * 100,
        percent,
      ),
      reading(
        `at ${limit.toFixed(2)}: accepted, of ${others} pairs of strangers`,
        (accepted / others) * 100,
        percent,
      ),
    ]),
    reading("greatest distance of one person's faces", errors.farthestSame, distance),
    reading("least distance of two people's", errors.nearestOther, distance),
  ];
}
