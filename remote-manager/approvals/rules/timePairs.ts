import { type components, exceptionIndicators } from 'shared-contracts';

export type TimePair = components['schemas']['TimePair'];
export type ApprovalGroup = components['schemas']['ApprovalGroup'];
export type ApprovalRule = components['schemas']['ApprovalRule'];
export type DecisionResult = components['schemas']['ApprovalResult'];
export type Decision = 'APPROVED' | 'REJECTED';

/** An entry as the list and the server name it when it is to be decided. */
export type SelectedEntry = components['schemas']['SelectableEntry'];

/** People's entries by the person's id, as far as they have been read. */
export type Entries = ReadonlyMap<number, readonly TimePair[]>;

export function fullName({ firstName, lastName }: Pick<ApprovalGroup, 'firstName' | 'lastName'>) {
  return `${firstName} ${lastName}`;
}

/** The place in a zone's name: `Asia/Bangkok` is `Bangkok`. */
export function zonePlace(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
}

export type Exception = (typeof exceptionIndicators)[number];

/** What a manager should look at in this entry, in the order in which it is told. */
export function exceptionsOf({ infoIndicators }: TimePair): readonly Exception[] {
  return exceptionIndicators.filter((each) => infoIndicators.includes(each));
}
