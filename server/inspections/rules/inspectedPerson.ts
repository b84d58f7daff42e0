import type { SignedRecord } from '../../records/rules/record.ts';
import type { InspectedShift } from './inspectedTime.ts';
import type { InspectionPerson, InspectionSignOff } from './inspection.ts';

/** Everything of one assignment that an inspector gets. */
export interface InspectedPerson {
  readonly person: InspectionPerson;
  /** Ids of the versions of shifts that are, or once were, on days of the period. */
  readonly wanted: ReadonlySet<number>;
  /** Every record from the first that is about one of them, up to the head. */
  readonly records: readonly SignedRecord[];
  readonly shifts: readonly InspectedShift[];
  readonly signOffs: readonly InspectionSignOff[];
  /** Who did something and where, by `employee 17`, `terminal 3`, `costCenter 5` or `geofence 2`. */
  readonly names: Readonly<Record<string, string>>;
  /** Numbers of records whose code did not fit them when they were read here. */
  readonly faults: readonly number[];
}
