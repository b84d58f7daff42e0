import type { components } from 'shared-contracts';

export type Fault = components['schemas']['CompanyCheck']['faults'][number];

/**
 * The faults of a change by the fields of its form: `geofences.0.radius` belongs to `radius` if the
 * form shows `geofences.0`.
 *
 * @param entry the entry that the form shows
 * @param fields its fields
 */
export function faultsOfFields<Field extends string>(
  faults: readonly Fault[],
  entry: string,
  fields: readonly Field[],
): { readonly byField: ReadonlyMap<Field, string>; readonly others: readonly Fault[] } {
  const byField = new Map<Field, string>();
  const others: Fault[] = [];
  for (const fault of faults) {
    const field = fields.find((name) => {
      const path = `${entry}.${name}`;
      return fault.field === path || fault.field.startsWith(`${path}.`);
    });
    if (field === undefined || byField.has(field)) others.push(fault);
    else byField.set(field, fault.message);
  }
  return { byField, others };
}
