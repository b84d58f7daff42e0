import type { components, Locale } from 'shared-contracts';
import { statement } from '../../database/statement.ts';
import { earlierOf, type Earlier, type FieldsBefore } from '../rules/asOf.ts';
import type { Catalogue } from '../rules/timePairContext.ts';

interface CatalogueRow {
  readonly time_types: readonly {
    readonly id: number;
    readonly name: string;
    readonly changes: readonly FieldsBefore[];
    readonly custom_field_ids: readonly number[];
  }[];
  readonly cost_centers: readonly NamedRow[];
  /** Those that were renamed. */
  readonly positions: readonly NamedRow[];
  readonly geofences: readonly (components['schemas']['Geofence'] & {
    readonly changes: readonly FieldsBefore[];
  })[];
  readonly custom_fields: readonly {
    readonly id: number;
    readonly required: boolean;
    readonly options: readonly { readonly id: number; readonly name: string }[];
  }[];
  readonly reasons: readonly {
    readonly id: number;
    readonly code: string;
    readonly for_shifts: boolean;
    readonly for_segments: boolean;
    readonly names: Readonly<Record<Locale, string>>;
    readonly changes: readonly FieldsBefore[];
  }[];
}

interface NamedRow {
  readonly id: number;
  readonly name: string;
  readonly changes: readonly FieldsBefore[];
}

/** SQL: how an entry was changed, the latest change first. */
const changesOf = (section: string, code: string) => `(
  select coalesce(jsonb_agg(jsonb_build_object(
    'until', to_char(changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'before', (select coalesce(jsonb_object_agg(field ->> 'field', field -> 'before'), '{}')
      from jsonb_array_elements(entry.fields) field)) order by entry.version desc), '[]')
  from company_change_entry entry join company_change change on change.version = entry.version
  where entry.section = '${section}' and entry.kind = 'CHANGED' and entry.code = ${code})`;

/** The company's lists, in one row. */
export const readCatalogue = statement<CatalogueRow>(
  'readCatalogue',
  `select
     (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', external_name,
        'changes', ${changesOf('timeTypes', 't.code')},
        'custom_field_ids', (select coalesce(jsonb_agg(custom_field_id), '[]')
          from time_type_custom_field c where c.time_type_id = t.id))), '[]')
      from time_type t) as time_types,
     (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name,
        'changes', ${changesOf('costCenters', 'center.code')})), '[]')
      from cost_center center) as cost_centers,
     (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', description,
        'changes', ${changesOf('positions', 'position.code')})), '[]')
      from position where exists (select from company_change_entry entry
        where entry.section = 'positions' and entry.kind = 'CHANGED'
          and entry.code = position.code)) as positions,
     (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name,
        'latitude', latitude, 'longitude', longitude, 'radius', radius,
        'changes', ${changesOf('geofences', 'geofence.code')})), '[]')
      from geofence) as geofences,
     (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'required', required,
        'options', (select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name)), '[]')
          from custom_field_option o where o.custom_field_id = f.id))), '[]')
      from custom_field f) as custom_fields,
     (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'code', code, 'names', names,
        'for_shifts', for_shifts, 'for_segments', for_segments,
        'changes', ${changesOf('reasons', 'reason.code')})), '[]')
      from reason) as reasons`,
);

export function toCatalogue(row: CatalogueRow): Catalogue {
  return {
    earlier: toEarlier(row),
    timeTypes: new Map(
      row.time_types.map(({ id, name, custom_field_ids: customFieldIds }) => [
        id,
        { name, customFieldIds },
      ]),
    ),
    costCenters: new Map(row.cost_centers.map(({ id, name }) => [id, name])),
    geofences: new Map(
      row.geofences.map(({ changes: _changes, ...geofence }) => [geofence.id, geofence]),
    ),
    customFields: new Map(
      row.custom_fields.map(({ id, required, options }) => [
        id,
        { id, required, options: new Map(options.map((option) => [option.id, option.name])) },
      ]),
    ),
    reasons: new Map(
      row.reasons.map(({ id, code, names, for_shifts: forShifts, for_segments: forSegments }) => [
        id,
        { code, names, forShifts, forSegments },
      ]),
    ),
  };
}

function toEarlier({
  time_types: timeTypes,
  cost_centers: costCenters,
  positions,
  geofences,
  reasons,
}: CatalogueRow): Catalogue['earlier'] {
  const named = (rows: readonly NamedRow[], field: string) =>
    changed(
      rows,
      ({ name }) => name,
      (said, before) => textOf(before[field]) ?? said,
    );
  return {
    timeTypes: named(timeTypes, 'externalName'),
    costCenters: named(costCenters, 'name'),
    positions: named(positions, 'description'),
    geofences: changed(
      geofences,
      ({ changes: _changes, ...geofence }) => geofence,
      (said, { name, latitude, longitude, radius }) => ({
        id: said.id,
        name: textOf(name) ?? said.name,
        latitude: numberOf(latitude) ?? said.latitude,
        longitude: numberOf(longitude) ?? said.longitude,
        radius: numberOf(radius) ?? said.radius,
      }),
    ),
    reasons: changed(
      reasons,
      ({ names }) => names,
      (said, { names }) => namesOf(names) ?? said,
    ),
  };
}

function changed<Row extends Pick<NamedRow, 'id' | 'changes'>, Said>(
  rows: readonly Row[],
  now: (row: Row) => Said,
  undo: (said: Said, before: FieldsBefore['before']) => Said,
): ReadonlyMap<number, readonly Earlier<Said>[]> {
  return new Map(
    rows
      .filter(({ changes }) => changes.length > 0)
      .map((row) => [row.id, earlierOf(now(row), row.changes, undo)]),
  );
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

/** The texts of a reason as a company file has them: English stands in for a missing one. */
function namesOf(value: unknown): Readonly<Record<Locale, string>> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const texts = new Map<string, unknown>(Object.entries(value));
  const english = textOf(texts.get('en')) ?? '';
  const text = (locale: Locale) => textOf(texts.get(locale)) ?? english;
  return { en: english, de: text('de'), es: text('es'), th: text('th') };
}
