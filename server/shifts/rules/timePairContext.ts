import type { components, FeatureInfo, Locale } from 'shared-contracts';

type Schemas = components['schemas'];

/** What is stable about an assignment for seconds, as its time pairs need it. */
export interface AssignmentFacts {
  readonly id: number;
  readonly employeeId: number;
  readonly description: string;
  readonly position: Schemas['Position'];
  readonly startDate: string;
  readonly endDate: string | null;
  readonly timeZone: string;
  /** Held on the assignment or by its person. */
  readonly authorities: readonly Schemas['Authority'][];
  readonly costCenterId: number | null;
  readonly timeTypeProfileId: number;
  readonly mainTimeTypeId: number;
  readonly timeTypeIds: readonly number[];
  readonly geofenceIds: readonly number[];
  readonly customFieldIds: readonly number[];
  /** Everybody who manages the assignment at some time; they are told that something changed. */
  readonly managerIds: readonly number[];
}

/** A custom field as punches are checked against it. */
export interface CustomFieldFacts {
  readonly id: number;
  readonly required: boolean;
  /** Names of its options by their id. */
  readonly options: ReadonlyMap<number, string>;
}

/** The company's lists that time pairs refer to, by id. */
export interface Catalogue {
  readonly timeTypes: ReadonlyMap<
    number,
    { readonly name: string; readonly customFieldIds: readonly number[] }
  >;
  readonly costCenters: ReadonlyMap<number, string>;
  readonly geofences: ReadonlyMap<number, Schemas['Geofence']>;
  readonly customFields: ReadonlyMap<number, CustomFieldFacts>;
  readonly reasons: ReadonlyMap<
    number,
    {
      readonly code: string;
      readonly names: Readonly<Record<Locale, string>>;
      /** Offered for corrections of shifts, or of segments. */
      readonly forShifts: boolean;
      readonly forSegments: boolean;
    }
  >;
}

/** What a time pair is presented with, beside its own rows and its assignment's. */
export interface PresentationContext {
  readonly catalogue: Catalogue;
  /** Who decided about them, by id. */
  readonly deciders: ReadonlyMap<number, Schemas['PersonName']>;
  /** What the external HR system said of shifts that it refused, by `original_version_id`. */
  readonly hrWords: ReadonlyMap<number, string>;
  readonly features: FeatureInfo;
  readonly locale: Locale;
  /** ISO 8601 in UTC. */
  readonly now: string;
}
