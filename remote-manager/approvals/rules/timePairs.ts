import { type components, exceptionIndicators } from 'shared-contracts';

export type TimePair = components['schemas']['TimePair'];
export type ApprovalGroup = components['schemas']['ApprovalGroup'];
export type ApprovalRule = components['schemas']['ApprovalRule'];
export type DecisionResult = components['schemas']['ApprovalResult'];
export type Decision = 'APPROVED' | 'REJECTED';

/** An entry as list and server identify it for a decision. */
export type SelectedEntry = components['schemas']['SelectableEntry'];

/** The loaded entries, by the person's id. */
export type Entries = ReadonlyMap<number, readonly TimePair[]>;

export function fullName({ firstName, lastName }: Pick<ApprovalGroup, 'firstName' | 'lastName'>) {
  return `${firstName} ${lastName}`;
}

/** The place in a zone's name: `Asia/Bangkok` is `Bangkok`. */
export function zonePlace(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
}

export type Exception = (typeof exceptionIndicators)[number];

/** The exceptions of this entry, in display order. */
export function exceptionsOf({ infoIndicators }: TimePair): readonly Exception[] {
  return exceptionIndicators.filter((each) => infoIndicators.includes(each));
}
