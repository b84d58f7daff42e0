import type { components, Locale } from 'shared-contracts';
import { statement } from '../../database/statement.ts';
import type { Catalogue } from '../rules/timePairContext.ts';

interface CatalogueRow {
  readonly time_types: readonly {
    readonly id: number;
    readonly name: string;
    readonly custom_field_ids: readonly number[];
  }[];
  readonly cost_centers: readonly { readonly id: number; readonly name: string }[];
  readonly geofences: readonly components['schemas']['Geofence'][];
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
  }[];
}

/** The company's lists, in one row. */
export const readCatalogue = statement<CatalogueRow>(
  'readCatalogue',
  `select
     (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', external_name,
        'custom_field_ids', (select coalesce(jsonb_agg(custom_field_id), '[]')
          from time_type_custom_field c where c.time_type_id = t.id))), '[]')
      from time_type t) as time_types,
     (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name)), '[]')
      from cost_center) as cost_centers,
     (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name,
        'latitude', latitude, 'longitude', longitude, 'radius', radius)), '[]')
      from geofence) as geofences,
     (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'required', required,
        'options', (select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name)), '[]')
          from custom_field_option o where o.custom_field_id = f.id))), '[]')
      from custom_field f) as custom_fields,
     (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'code', code, 'names', names,
        'for_shifts', for_shifts, 'for_segments', for_segments)), '[]')
      from reason) as reasons`,
);

export function toCatalogue(row: CatalogueRow): Catalogue {
  return {
    timeTypes: new Map(
      row.time_types.map(({ id, name, custom_field_ids: customFieldIds }) => [
        id,
        { name, customFieldIds },
      ]),
    ),
    costCenters: new Map(row.cost_centers.map(({ id, name }) => [id, name])),
    geofences: new Map(row.geofences.map((geofence) => [geofence.id, geofence])),
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
