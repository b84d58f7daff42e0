import type { components } from 'shared-contracts';

/** What assignments are found by (spec §3, filter payload). What is absent or empty asks for nothing. */
export type AssignmentFilter = Pick<
  components['schemas']['ShiftSummariesFilter'],
  'positions' | 'defaultCostCenterIds' | 'customEntities'
>;

/** Gives a value its place among the parameters: `$9::text`. */
export type Place = (value: unknown, type: string) => string;

/** Conditions on the columns of `assignment`, all of which must hold. */
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

/** That a column has one of the values, where any are given. */
export function oneOf(
  column: string,
  values: readonly unknown[] | undefined,
  type: string,
  place: Place,
): string[] {
  if (values === undefined || values.length === 0) return [];
  return [`${column} = any(${place(values, type)})`];
}
