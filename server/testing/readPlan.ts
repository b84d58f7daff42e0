import {
  composed,
  positional,
  type Given,
  type Runner,
  type Statement,
} from '../database/statement.ts';
import type { TestServer } from './testServer.ts';

/** One step in `explain (analyze, format json)`. */
export interface PlanStep {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly PlanStep[];
}

/**
 * The steps of a plan that `explain` reads inside a transaction, with the planner's default
 * settings: the server's own connections avoid sequential scans.
 */
export async function readPlan(
  { database }: TestServer,
  explain: (transaction: Runner) => Promise<unknown>,
): Promise<PlanStep[]> {
  return database.transaction(async (transaction) => {
    await transaction.run(composed('set local enable_seqscan = on'));
    const text = JSON.stringify(await explain(transaction));
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- as `explain` writes it
    const rows: readonly { 'QUERY PLAN': readonly { Plan: PlanStep }[] }[] = JSON.parse(text);
    return rows.flatMap((row) => row['QUERY PLAN']).flatMap(({ Plan }) => stepsOf(Plan));
  });
}

/** The plan of a statement that runs once with these values. */
export function planOf<Values>(
  server: TestServer,
  statement: Statement<unknown, Values>,
  ...[values]: Given<Values>
): Promise<PlanStep[]> {
  return readPlan(server, async (transaction) => {
    const sql = `explain (analyze, format json) ${statement.sql}`;
    return await transaction.run(composed(sql), positional(statement, values));
  });
}

/** The steps that read rows of a table. */
export function stepsOn(table: string, steps: readonly PlanStep[]): PlanStep[] {
  return steps.filter((step) => step['Relation Name'] === table);
}

/** The number of rows that the steps read, filtered ones included. */
export function rowsRead(steps: readonly PlanStep[]): number {
  return steps.reduce((sum, step) => {
    const dropped =
      (step['Rows Removed by Filter'] ?? 0) + (step['Rows Removed by Index Recheck'] ?? 0);
    return sum + (step['Actual Rows'] + dropped) * step['Actual Loops'];
  }, 0);
}

function stepsOf(step: PlanStep): PlanStep[] {
  return [step, ...(step.Plans ?? []).flatMap(stepsOf)];
}
