import type {
  AssignmentEntry,
  AssignedScheduleEntry,
  ManagerEntry,
} from 'shared-contracts/company-file/companyFile.ts';

/** Kinds of things that have a code, by their section of the file. */
export const codedSections = {
  geofences: 'code',
  positions: 'code',
  costCenters: 'code',
  customFields: 'code',
  timeTypes: 'code',
  timeTypeProfiles: 'code',
  reasons: 'code',
  holidayCalendars: 'code',
  adjustmentRules: 'code',
  people: 'employeeNumber',
  assignments: 'code',
  workSchedules: 'externalCode',
  assignedSchedules: 'code',
  absences: 'code',
  employeeGroups: 'code',
  terminals: 'terminalId',
  history: 'code',
} as const;

export type CodedSection = keyof typeof codedSections;

/** The rows of the database that a file can refer to or conflict with. */
export interface ExistingCompany {
  readonly hasCompany: boolean;
  readonly codes: { readonly [Section in CodedSection]?: ReadonlySet<string> };
  /** Codes of options by custom field. */
  readonly options: ReadonlyMap<string, ReadonlySet<string>>;
  /** Employee number by user name in lower case. */
  readonly usernames: ReadonlyMap<string, string>;
  /** Employee number by badge. */
  readonly badges: ReadonlyMap<string, string>;
  readonly assignments: readonly Pick<
    AssignmentEntry,
    'code' | 'employee' | 'isPrimary' | 'startDate' | 'endDate' | 'timeZone'
  >[];
  readonly managers: readonly ManagerEntry[];
  /** Permanent schedules. */
  readonly assignedSchedules: readonly Pick<
    AssignedScheduleEntry,
    'code' | 'assignment' | 'startDate' | 'endDate'
  >[];
  /** The code is null if a manager created the group. */
  readonly employeeGroups: readonly {
    readonly code: string | null;
    readonly name: string;
    readonly owner: string;
  }[];
  /** Codes of assignments that time was recorded for. */
  readonly recorded: ReadonlySet<string>;
  /** Codes of assignments with an open shift. */
  readonly openShifts: ReadonlySet<string>;
}

export const nothingYet: ExistingCompany = {
  hasCompany: false,
  codes: {},
  options: new Map(),
  usernames: new Map(),
  badges: new Map(),
  assignments: [],
  managers: [],
  assignedSchedules: [],
  employeeGroups: [],
  recorded: new Set(),
  openShifts: new Set(),
};
