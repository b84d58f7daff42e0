import { statement, type Runner } from '../../database/statement.ts';

const change = statement<
  { readonly name: string },
  { values: string; changedBy: number | null; now: Date | string }
>(
  'changeFeatureSettings',
  `with changed as (
     select wanted.key as name, wanted.value, coalesce(feature_setting.value, 'null') as previous
     from jsonb_each($values::jsonb) wanted
     left join feature_setting on feature_setting.name = wanted.key
     where coalesce(feature_setting.value, 'null') <> wanted.value
   ), noted as (
     insert into feature_change (name, previous, value, changed_by, changed_at)
     select name, previous, value, $changedBy::bigint, $now::timestamptz from changed
   )
   insert into feature_setting (name, value, changed_by, changed_at)
   select name, value, $changedBy::bigint, $now::timestamptz from changed
   on conflict (name) do update set value = excluded.value, changed_by = excluded.changed_by,
     changed_at = excluded.changed_at
   returning name`,
);

/**
 * The only way to change switches and properties: stores different values and adds them to the
 * history. Null restores the default. Returns whether anything changed.
 *
 * @param changedBy the employee's id; null for an import
 */
export async function changeFeatureSettings(
  transaction: Runner,
  values: Readonly<Record<string, boolean | number | string | null>>,
  { changedBy, now }: { readonly changedBy: number | null; readonly now: Date | string },
): Promise<boolean> {
  const rows = await transaction.run(change, { values: JSON.stringify(values), changedBy, now });
  return rows.length > 0;
}

/** The company's values; everything else has the contract's default. */
export const readFeatureSettings = statement<{ readonly name: string; readonly value: unknown }>(
  'readFeatureSettings',
  'select name, value from feature_setting',
);
