import type { components } from 'shared-contracts';

export type TimePair = components['schemas']['TimePair'];
export type ApprovalGroup = components['schemas']['ApprovalGroup'];
export type ApprovalRule = components['schemas']['ApprovalRule'];
export type DecisionResult = components['schemas']['ApprovalResult'];
export type Decision = 'APPROVED' | 'REJECTED';

/** An entry as the list and the server name it when it is to be decided. */
export type SelectedEntry = components['schemas']['SelectableEntry'];

/** People's entries by the person's id, as far as they have been read. */
export type Entries = ReadonlyMap<number, readonly TimePair[]>;
