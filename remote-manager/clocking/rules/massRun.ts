import { batchesOf, type Batch, type components, type Instant } from 'shared-contracts';

type Schemas = components['schemas'];
type Answer = Schemas['MassClockAnswer'];

/** A person to clock, with the row of the request. */
export interface ClockedPerson<Row> {
  readonly employeeId: number;
  readonly name: string;
  readonly row: Row & { readonly employeeAssignmentId: number };
}

/** The outcome for a person: done, perhaps with a remark, or the reason it was stopped. */
export interface RowOutcome {
  readonly isDone: boolean;
  /** Null if there is nothing to add. */
  readonly words: string | null;
}

export type ClockInRow = Omit<Schemas['MassClockInRequest'], 'timeZoneOffset'>;
export type ClockOutRow = Omit<Schemas['MassClockOutRequest'], 'timeZoneOffset'>;

/** People to clock together. */
export type MassOrder =
  | { readonly kind: 'CLOCK_IN'; readonly people: readonly ClockedPerson<ClockInRow>[] }
  | { readonly kind: 'CLOCK_OUT'; readonly people: readonly ClockedPerson<ClockOutRow>[] };

/** An order in progress, or a finished one. */
export interface MassRun {
  readonly id: number;
  readonly kind: MassOrder['kind'];
  /** Reported in a snackbar, unless something stops it. */
  readonly isQuiet: boolean;
  readonly people: readonly { readonly employeeId: number; readonly name: string }[];
  /** By employee; people without one have no response yet. */
  readonly outcomes: ReadonlyMap<number, RowOutcome>;
  /** `held`: not sent yet, can be undone. */
  readonly phase: 'held' | 'running' | 'paused' | 'ended';
  /** The time of the order by this device's clock; the server's can differ. */
  readonly orderedAt: Instant;
  /** When its last response arrived, by the page's clock; 0: none yet. */
  readonly answeredAt: number;
  /** A list requested after its last response has arrived. */
  readonly isListed?: boolean;
}

/** Whether it needs a dialog: it has more to report than success, or takes too long. */
export function needsDialog({ isQuiet, phase, outcomes }: MassRun): boolean {
  if (!isQuiet || phase === 'paused') return true;
  return phase === 'ended' && [...outcomes.values()].some((each) => !each.isDone || each.words);
}

/** A requested state of a clock. */
export interface AskedState {
  readonly isIn: boolean;
  readonly since: Instant;
}

/**
 * The requested state by employee: until its response arrived and the list was refetched. After a
 * failure, the previous state applies at once.
 */
export function askedFor(runs: readonly MassRun[]): ReadonlyMap<number, AskedState> {
  return new Map(
    runs
      .filter(({ isListed = false }) => !isListed)
      .flatMap(({ people, kind, phase, outcomes, orderedAt }) =>
        people
          .filter(
            ({ employeeId }) => phase !== 'ended' || outcomes.get(employeeId)?.isDone === true,
          )
          .map(
            ({ employeeId }) =>
              [employeeId, { isIn: kind === 'CLOCK_IN', since: orderedAt }] as const,
          ),
      ),
  );
}

/**
 * The runs after a list arrived that was requested at this time of the page's clock. A list that
 * was requested before a run's last response may show the previous state.
 */
export function settled<Run extends MassRun>(runs: readonly Run[], requestedAt: number): Run[] {
  return runs.flatMap((run) => {
    if (run.phase !== 'ended' || run.answeredAt > requestedAt) return [run];
    return needsDialog(run) ? [{ ...run, isListed: true }] : [];
  });
}

/**
 * People in batches of at most `most` rows and about `bytes` bytes: a request can have 64 KiB, and
 * Thai comments take three bytes per character.
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

/** Remarks on a row that succeeded. */
const remarks: ReadonlySet<Schemas['MassViolationCode']> = new Set<Schemas['MassViolationCode']>([
  'SHORT_BREAK_DISCARDED',
  'RECORDED_AS_CORRECTION',
]);

/** The outcomes in a batch's response, by employee. */
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
