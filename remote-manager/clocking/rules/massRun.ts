import { batchesOf, type Batch, type components } from 'shared-contracts';

type Schemas = components['schemas'];
type Answer = Schemas['MassClockAnswer'];

/** Somebody who is clocked, with the row of the request. */
export interface ClockedPerson<Row> {
  readonly employeeId: number;
  readonly name: string;
  readonly row: Row & { readonly employeeAssignmentId: number };
}

/** What became of a person: done, perhaps with a remark, or what stopped it, in words. */
export interface RowOutcome {
  readonly isDone: boolean;
  /** Null where there is nothing to add. */
  readonly words: string | null;
}

export type ClockInRow = Omit<Schemas['MassClockInRequest'], 'timeZoneOffset'>;
export type ClockOutRow = Omit<Schemas['MassClockOutRequest'], 'timeZoneOffset'>;

/** People to be clocked together. */
export type MassOrder =
  | { readonly kind: 'CLOCK_IN'; readonly people: readonly ClockedPerson<ClockInRow>[] }
  | { readonly kind: 'CLOCK_OUT'; readonly people: readonly ClockedPerson<ClockOutRow>[] };

/** An order that is being carried out, or was. */
export interface MassRun {
  readonly id: number;
  readonly kind: MassOrder['kind'];
  /** It is told of in a snackbar, as long as nothing is in its way. */
  readonly isQuiet: boolean;
  readonly people: readonly { readonly employeeId: number; readonly name: string }[];
  /** By employee; those without one have no answer yet. */
  readonly outcomes: ReadonlyMap<number, RowOutcome>;
  /** `held`: not sent yet, it can still be undone. */
  readonly phase: 'held' | 'running' | 'paused' | 'ended';
  /** The list has been read again since it ended. */
  readonly isListed?: boolean;
}

/** Whether it has something to say beyond that it is done, or is too long not to be watched. */
export function needsDialog({ isQuiet, phase, outcomes }: MassRun): boolean {
  if (!isQuiet || phase === 'paused') return true;
  return phase === 'ended' && [...outcomes.values()].some((each) => !each.isDone || each.words);
}

/**
 * Whether people are clocked in as far as was asked for, by employee: until what was asked has its
 * answer, and the list has been read again. For whom it was not done they are as they were at once.
 */
export function askedFor(runs: readonly MassRun[]): ReadonlyMap<number, boolean> {
  return new Map(
    runs
      .filter(({ isListed = false }) => !isListed)
      .flatMap(({ people, kind, phase, outcomes }) =>
        people
          .filter(
            ({ employeeId }) => phase !== 'ended' || outcomes.get(employeeId)?.isDone === true,
          )
          .map(({ employeeId }) => [employeeId, kind === 'CLOCK_IN'] as const),
      ),
  );
}

/**
 * People in batches of at most `most` rows and about `bytes` bytes: a request may have 64 KiB, and
 * comments take three bytes a letter in Thai.
 */
export function massBatches<Row>(
  people: readonly ClockedPerson<Row>[],
  { most, bytes, newKey }: { most: number; bytes: number; newKey: () => string },
): readonly Batch<ClockedPerson<Row>>[] {
  const mayJoin = (batch: readonly ClockedPerson<Row>[], person: ClockedPerson<Row>) =>
    batch.length < most && bytesOf([...batch, person].map(({ row }) => row)) <= bytes;
  return batchesOf(people, mayJoin, newKey);
}

function bytesOf(rows: readonly unknown[]): number {
  return new TextEncoder().encode(JSON.stringify(rows)).length;
}

/** Remarks on a row that was done all the same. */
const remarks: ReadonlySet<Schemas['MassViolationCode']> = new Set<Schemas['MassViolationCode']>([
  'SHORT_BREAK_DISCARDED',
  'RECORDED_AS_CORRECTION',
]);

/** What the answer to a batch says of each of its people, by employee. */
export function outcomesOf<Row>(
  { rows: people }: Batch<ClockedPerson<Row>>,
  { violations }: Answer,
): ReadonlyMap<number, RowOutcome> {
  const byAssignment = new Map(violations.map((each) => [each.employeeAssignmentId, each]));
  return new Map(
    people.map(({ employeeId, row }) => {
      const violation = byAssignment.get(row.employeeAssignmentId)?.violation;
      return [
        employeeId,
        violation === undefined
          ? { isDone: true, words: null }
          : { isDone: remarks.has(violation.code), words: violation.translatedViolation },
      ];
    }),
  );
}

/** The colour of a summary (spec §8). */
export function summaryOf(outcomes: Iterable<RowOutcome>): {
  readonly done: number;
  readonly stopped: number;
  readonly tone: 'success' | 'warning' | 'error';
} {
  const all = [...outcomes];
  const done = all.filter(({ isDone }) => isDone).length;
  const stopped = all.length - done;
  return { done, stopped, tone: stopped === 0 ? 'success' : done === 0 ? 'error' : 'warning' };
}
