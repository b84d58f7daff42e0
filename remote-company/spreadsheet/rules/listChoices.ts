import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';
import { mostFrequent, type KnownCompany } from './knownCompany.ts';
import type { ColumnFields } from './personField.ts';
import type { DateOrder } from './readDate.ts';
import type { NameOrder } from './splitName.ts';

/** What is asked once for a whole list. */
export interface ListChoices {
  readonly fields: ColumnFields;
  /** By column; a missing one is not needed or not yet answered. */
  readonly dateOrders: Readonly<Partial<Record<number, DateOrder>>>;
  readonly nameOrder: NameOrder | null;
  readonly defaults: ListDefaults;
  /** Whether positions and cost centers that are not known are made. */
  readonly makesPositions: boolean;
  readonly makesCostCenters: boolean;
}

/** For rows that say nothing else. */
export interface ListDefaults {
  readonly startDate: string;
  readonly timeZone: string;
  readonly countryCode: string;
  /** A name or a code. */
  readonly position: string;
  /** Null: the company has none, and one is made. */
  readonly timeTypeProfile: string | null;
  /** Null: none. */
  readonly holidayCalendar: string | null;
}

/** What is known of the person who imports. */
export interface Place {
  readonly today: string;
  readonly timeZone: string;
  readonly countryCode: string;
  /** "Employee", in the language of the page. */
  readonly position: string;
}

/** The company's own habits, otherwise those of the place. */
export function firstDefaults({ file }: KnownCompany, place: Place): ListDefaults {
  const { assignments = [], timeTypeProfiles = [], positions = [] } = file;
  const usual = (values: readonly string[]) => mostFrequent(values);
  const profiles = timeTypeProfiles.map(({ code }) => code);
  const calendars = calendarsIn(file);
  const position = usual(assignments.map((each) => each.position));
  return {
    startDate: place.today,
    timeZone: usual(assignments.map(({ timeZone }) => timeZone)) ?? place.timeZone,
    countryCode: usual(assignments.map(({ countryCode }) => countryCode)) ?? place.countryCode,
    position:
      positions.find(({ code }) => code === position)?.description ??
      positions[0]?.description ??
      place.position,
    timeTypeProfile:
      usual(assignments.map(({ timeTypeProfile }) => timeTypeProfile)) ?? profiles[0] ?? null,
    holidayCalendar: calendars.length === 1 ? (calendars[0] ?? null) : null,
  };
}

export function calendarsIn({ holidayCalendars = [] }: CompanyFile): readonly string[] {
  return holidayCalendars.map(({ code }) => code);
}
