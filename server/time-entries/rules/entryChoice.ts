import type { components, EntryConfiguration } from 'shared-contracts';
import type { AssignmentFacts, Catalogue } from '../../shifts/rules/timePairContext.ts';

/** The booking of an entry. */
export interface EntryChoice {
  readonly timeTypeId: number | null;
  readonly costCenterId: number | null;
  readonly customFieldValues: components['schemas']['CustomFieldChoices'];
}

/** The custom fields of the assignment and of the time type, without duplicates. */
export function customFieldIds(
  timeTypeId: number | null,
  { customFieldIds: ofAssignment }: AssignmentFacts,
  { timeTypes }: Catalogue,
): number[] {
  const ofTimeType = timeTypes.get(timeTypeId ?? 0)?.customFieldIds ?? [];
  return [...new Set([...ofAssignment, ...ofTimeType])];
}

/** In the form of the shared rules. */
export function configurationOf(choice: EntryChoice): EntryConfiguration {
  const options = choice.customFieldValues.map(({ id, timePairCustomField }): [number, number] => [
    timePairCustomField.id,
    id,
  ]);
  const { timeTypeId, costCenterId } = choice;
  return { timeTypeId, costCenterId, options: Object.fromEntries(options) };
}
