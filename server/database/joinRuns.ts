import { DatabaseUnavailable } from './databaseUnavailable.ts';
import {
  positional,
  type AnyStatement,
  type Given,
  type Joining,
  type Runner,
  type Statement,
} from './statement.ts';

/** The most runs in one batch. */
const most = 50;
/** Milliseconds after which other runs stop waiting for a run in flight. */
const joinTimeout = 100;

interface Waiting {
  readonly values: readonly unknown[];
  readonly done: (rows: unknown[]) => void;
  readonly failed: (error: unknown) => void;
}

interface Line {
  readonly join: Joining;
  readonly waiting: Waiting[];
  isTaken: boolean;
}

/**
 * Batches statements that can be joined: runs that arrive while one is in flight wait and are then
 * sent together. A run in flight takes no more. If a batch is rejected, nothing was written, and
 * its runs are repeated one by one, so that only the faulty one fails.
 */
export function joinRuns(runner: Runner): Runner {
  const lines = new WeakMap<AnyStatement, Line>();

  async function runAll<Row>(
    statement: Statement<Row, unknown>,
    join: Joining,
    batch: readonly Waiting[],
  ): Promise<void> {
    const failAll = (error: unknown) => {
      for (const { failed } of batch) failed(error);
    };
    try {
      const runs = batch.map(({ values }) => values);
      const rows = await runner.run(statement, runs.length > 1 ? join.values(runs) : runs[0]);
      // It may have written, so it is not repeated.
      if (rows.length !== batch.length * join.rowsEach) {
        failAll(new Error(`${statement.name}: ${rows.length} rows for ${batch.length} runs.`));
        return;
      }
      for (const [index, { done }] of batch.entries()) done(rows.slice(index, index + 1));
    } catch (error) {
      // The outcome is unknown, so it must not be repeated.
      if (batch.length === 1 || error instanceof DatabaseUnavailable) failAll(error);
      else await Promise.all(batch.map((one) => runAll(statement, join, [one])));
    }
  }

  function go(statement: AnyStatement, line: Line): void {
    if (line.isTaken || line.waiting.length === 0) return;
    line.isTaken = true;
    let isOver = false;
    const goOn = () => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      line.isTaken = false;
      go(statement, line);
    };
    const timer = setTimeout(goOn, joinTimeout);
    void runAll(statement, line.join, line.waiting.splice(0, most)).finally(goOn);
  }

  return {
    run: <Row, Values>(statement: Statement<Row, Values>, ...given: Given<Values>) => {
      const { join } = statement;
      if (join === undefined) return runner.run(statement, ...given);
      const values = positional(statement, given[0]);
      const line = lines.get(statement) ?? { join, waiting: [], isTaken: false };
      lines.set(statement, line);
      return new Promise<Row[]>((done, failed) => {
        // oxlint-disable-next-line typescript/consistent-type-assertions -- the line is the statement's own
        line.waiting.push({ values, done: done as Waiting['done'], failed });
        go(statement, line);
      });
    },
  };
}
