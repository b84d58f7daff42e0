import type { components } from '../openapi/schema.gen.ts';
import { timeTypesOf } from './timeTypesOf.ts';

type Assignment = components['schemas']['Assignment'];
type CustomField = components['schemas']['CustomField'];
type FeatureSwitches = components['schemas']['FeatureInfo']['features'];

/** The custom fields of the assignment and of the chosen time type; none while they are off. */
export function customFieldsOf(
  assignment: Assignment,
  timeTypeId: number | null,
  features: FeatureSwitches,
): readonly CustomField[] {
  if (!features.CUSTOM_FIELDS) return [];
  const timeType = timeTypesOf(assignment, features).find(({ id }) => id === timeTypeId);
  const fields = [...assignment.timePairCustomFields, ...(timeType?.timePairCustomFields ?? [])];
  return [...new Map(fields.map((field) => [field.id, field])).values()];
}
