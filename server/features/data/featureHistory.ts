import { statement } from '../../database/statement.ts';

/** A value of the company, and who set it. */
export interface SettingRow {
  readonly name: string;
  readonly value: unknown;
  readonly changedAt: string;
  /** Full name; null for an import. */
  readonly changedBy: string | null;
}

export const readSettingRows = statement<SettingRow, { name: string | null }>(
  'readSettingRows',
  `select name, value, changed_at as "changedAt",
     employee.first_name || ' ' || employee.last_name as "changedBy"
   from feature_setting left join employee on employee.id = changed_by
   where $name::text is null or name = $name`,
);

export interface ChangeRow extends SettingRow {
  readonly id: number;
  readonly previous: unknown;
}

/** Newest first. */
export const readChangeRows = statement<ChangeRow, { name: string | null; mostChanges: number }>(
  'readChangeRows',
  `select feature_change.id, name, previous, value, changed_at as "changedAt",
     employee.first_name || ' ' || employee.last_name as "changedBy"
   from feature_change left join employee on employee.id = changed_by
   where $name::text is null or name = $name
   order by feature_change.id desc limit $mostChanges`,
);
