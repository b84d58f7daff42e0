/**
 * Every table that kysely knows. A domain adds its own beside its migration:
 * `declare module '../database/tables.ts' { interface Tables { employee: EmployeeTable } }`.
 *
 * Values come out alike on both databases: bigint as number, instants (timestamptz) as ISO strings
 * in UTC with milliseconds, dates as 'yyyy-MM-dd', json parsed, numeric as string.
 */
export interface Tables {
  installation: InstallationTable;
}

interface InstallationTable {
  /** Always 1: the table holds one row. */
  id: number;
  /** Whether the data are the demo company's. */
  demo: boolean;
  created_at: string;
}
