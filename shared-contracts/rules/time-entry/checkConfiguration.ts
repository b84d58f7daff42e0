import type { TimeEntryFault } from './timeEntryFault.ts';

/** The booking of an entry besides its assignment. */
export interface EntryConfiguration {
  readonly timeTypeId: number | null;
  readonly costCenterId: number | null;
  /** Chosen option by custom field. */
  readonly options: Readonly<Record<number, number>>;
}

export interface ConfigurationContext {
  /** The available custom fields of the entry; empty if they are switched off. */
  readonly customFields: readonly {
    readonly id: number;
    readonly name: string;
    readonly required: boolean;
  }[];
  /** Cost centers are on and `COST_CENTER_FIELD_REQUIRED` is set. */
  readonly costCenterRequired: boolean;
}

/** Checks custom fields and the cost center that the company requires (spec §5). */
export function checkConfiguration(
  { options, costCenterId }: EntryConfiguration,
  { customFields, costCenterRequired }: ConfigurationContext,
): TimeEntryFault[] {
  const faults: TimeEntryFault[] = customFields
    .filter(({ id, required }) => required && options[id] === undefined)
    .map(({ id, name }) => ({
      rule: 'CUSTOM_FIELD_REQUIRED',
      field: 'timePairCustomFieldValues',
      values: { customFieldId: id, name },
    }));
  if (costCenterRequired && costCenterId === null) {
    faults.push({ rule: 'COST_CENTER_REQUIRED', field: 'costCenter', values: {} });
  }
  return faults;
}
