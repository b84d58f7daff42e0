import { statement } from '../../database/statement.ts';

/** A value of the company, and who set it. */
export interface SettingRow {
  readonly name: string;
  readonly value: unknown;
  readonly changedAt: string;
  /** Full name; null for an import. */
  readonly changedBy: string | null;
}

/** Values: a name, or null for all. */
export const readSettingRows = statement<SettingRow>(
  'readSettingRows',
  `select name, value, changed_at as "changedAt",
     employee.first_name || ' ' || employee.last_name as "changedBy"
   from feature_setting left join employee on employee.id = changed_by
   where $1::text is null or name = $1`,
);

export interface ChangeRow extends SettingRow {
  readonly id: number;
  readonly previous: unknown;
}

/** Values: a name, or null for all; limit. Newest first. */
export const readChangeRows = statement<ChangeRow>(
  'readChangeRows',
  `select feature_change.id, name, previous, value, changed_at as "changedAt",
     employee.first_name || ' ' || employee.last_name as "changedBy"
   from feature_change left join employee on employee.id = changed_by
   where $1::text is null or name = $1
   order by feature_change.id desc limit $2`,
);
