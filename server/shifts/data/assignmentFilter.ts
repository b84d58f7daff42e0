import type { components } from 'shared-contracts';

/**
 * The filter for assignments (spec §3, filter payload). A missing or empty property does not
 * filter.
 */
export type AssignmentFilter = Pick<
  components['schemas']['ShiftSummariesFilter'],
  'positions' | 'defaultCostCenterIds' | 'customEntities'
>;

/** Adds a value to those of a composed statement and returns its placeholder: `$filter2::text`. */
export type Place = (value: unknown, type: string) => string;

/** The values of filters, by their names in the SQL. */
export type FilterValues = Readonly<Record<string, unknown>>;

/** Names the values of filters one after the other. */
export function placeValues(): { readonly place: Place; readonly values: FilterValues } {
  const values: Record<string, unknown> = {};
  const place: Place = (value, type) => {
    const name = `filter${Object.keys(values).length + 1}`;
    values[name] = value;
    return `$${name}::${type}`;
  };
  return { place, values };
}

/** Conditions on the columns of `assignment`, combined with AND. */
export function ofAssignment(filter: AssignmentFilter, place: Place): string[] {
  return [
    ...oneOf('assignment.position_id', filter.positions, 'bigint[]', place),
    ...oneOf('assignment.cost_center_id', filter.defaultCostCenterIds, 'bigint[]', place),
    ...(filter.customEntities ?? []).map(({ filterName: name, filterValues }) => {
      const entities = filterValues.map((value) => JSON.stringify([{ name, value }]));
      return `assignment.custom_entities @> any(${place(entities, 'jsonb[]')})`;
    }),
  ];
}

/** The condition that a column has one of the values, if there are any. */
export function oneOf(
  column: string,
  values: readonly unknown[] | undefined,
  type: string,
  place: Place,
): string[] {
  if (values === undefined || values.length === 0) return [];
  return [`${column} = any(${place(values, type)})`];
}
