import type { Authority, components, FeatureName, Locale, PropertyName } from 'shared-contracts';
import type { AdjustmentRule, RoundedPunch } from '../../adjusted-time/rules/adjustmentRule.ts';

type Schemas = components['schemas'];

/**
 * A company as one file (docs/guides/company-file.md). Everything is named by a code that the
 * company chooses; other entries refer to it by that code. `company.schema.json` describes each
 * field; a test holds the two together.
 */
export interface CompanyFile {
  $schema?: string;
  company?: CompanyEntry;
  features?: { [Name in FeatureName | PropertyName]?: boolean | number | string };
  geofences?: GeofenceEntry[];
  positions?: PositionEntry[];
  costCenters?: CostCenterEntry[];
  customFields?: CustomFieldEntry[];
  timeTypes?: TimeTypeEntry[];
  timeTypeProfiles?: TimeTypeProfileEntry[];
  reasons?: ReasonEntry[];
  holidayCalendars?: HolidayCalendarEntry[];
  adjustmentRules?: AdjustmentRuleEntry[];
  people?: PersonEntry[];
  assignments?: AssignmentEntry[];
  managers?: ManagerEntry[];
  workSchedules?: WorkScheduleEntry[];
  assignedSchedules?: AssignedScheduleEntry[];
  absences?: AbsenceEntry[];
  terminals?: TerminalEntry[];
  history?: HistoryEntry[];
}

export interface CompanyEntry {
  name: string;
  license: { name: string; expiryDate?: string };
  payCycle: Schemas['PayCycle'];
  theme?: Partial<Schemas['ThemeColors']>;
  locales: Locale[];
  defaultApprovalStatuses?: Schemas['ApprovalStatus'][];
}

export interface GeofenceEntry {
  code: string;
  name: string;
  latitude: number;
  longitude: number;
  radius: number;
}

export interface PositionEntry {
  code: string;
  description: string;
}

export interface CostCenterEntry {
  code: string;
  name: string;
  geofence?: string;
}

export interface CustomFieldEntry {
  code: string;
  name: string;
  type: Schemas['CustomField']['type'];
  required: boolean;
  description: string;
  options: { code: string; name: string }[];
}

export interface TimeTypeEntry {
  code: string;
  externalName: string;
  sequence: number;
  customFields?: string[];
}

export interface TimeTypeProfileEntry {
  code: string;
  mainTimeType: string;
  timeTypes: string[];
}

export interface ReasonEntry {
  code: string;
  names: { en: string } & { [L in Exclude<Locale, 'en'>]?: string };
  sequence: number;
  forShifts: boolean;
  forSegments: boolean;
}

export interface HolidayCalendarEntry {
  code: string;
  holidays: { date: string; name: string }[];
}

/** Which numbers a rule has depends on its kind; see `adjustmentFields`. All are minutes. */
export interface AdjustmentRuleEntry {
  code: string;
  kind: AdjustmentRule['kind'];
  punch?: RoundedPunch;
  direction?: 'UP' | 'DOWN' | 'NEAREST';
  minutes?: number;
  graceMinutes?: number;
  minimumMinutes?: number;
  maximumMinutes?: number;
  afterMinutes?: number;
  breakMinutes?: number;
}

export interface PersonEntry {
  employeeNumber: string;
  firstName: string;
  lastName: string;
  username?: string;
  password?: string;
  email?: string;
  closed?: boolean;
  authorities?: Authority[];
  settings?: Partial<Schemas['UserConfiguration']>;
}

export interface AssignmentEntry extends OpenRange {
  code: string;
  employee: string;
  isPrimary: boolean;
  description: string;
  position: string;
  countryCode: string;
  company: string;
  costCenter?: string;
  timeZone: string;
  timeTypeProfile: string;
  holidayCalendar?: string;
  authorities: Authority[];
  timeRecordingVariants: (OpenRange & {
    timeRecordingVariant: Schemas['TimeRecordingVariant'];
  })[];
  geofences?: string[];
  customFields?: string[];
  customEntities?: { name: string; value: string }[];
}

export interface ManagerEntry extends OpenRange {
  manager: string;
  assignment: string;
}

export interface WorkScheduleEntry {
  externalCode: string;
  externalName: string;
  timeRecordingVariant: Schemas['TimeRecordingVariant'];
  nonWorkingDay?: boolean;
  individualEmployee?: string;
  countryCode?: string;
  color?: { primaryColor: string; secondaryColor: string; text: string };
  days: WorkScheduleDayEntry[];
}

export interface WorkScheduleDayEntry {
  category: Schemas['WorkScheduleDay']['category'];
  segments?: Omit<Schemas['WorkScheduleSegment'], 'minuteDuration'>[];
  workingMinutes?: number;
  customDurationBreak?: number;
}

export interface AssignedScheduleEntry extends OpenRange {
  code: string;
  assignment: string;
  workSchedule: string;
  firstDayNumber?: number;
  isTemporary?: boolean;
}

export interface AbsenceEntry {
  code: string;
  assignment: string;
  timeTypeName: string;
  startDate: string;
  endDate: string;
}

export interface TerminalEntry {
  terminalId: string;
  description: string;
  password?: string;
  timeZone: string;
  geofence?: string;
}

/** Days from `startDate` to `endDate`, both included; without an end they go on. */
export interface OpenRange {
  startDate: string;
  endDate?: string;
}

export interface HistoryEntry extends HistoryVersion {
  code: string;
  assignment: string;
  statusBeforeDeletion?: Schemas['ApprovalStatus'];
  deletedAt?: string;
  synchronisationStatus?: 'SYNCHRONISED' | 'SYNCHRONISATION_PENDING';
  segments?: HistorySegment[];
  earlierVersions?: HistoryVersion[];
  notifications?: HistoryNotification[];
}

export interface HistoryVersion {
  clockIn: HistoryPunch;
  clockOut?: HistoryPunch;
  status: Schemas['ApprovalStatus'];
  type?: Schemas['PunchType'];
  timeType?: string;
  costCenter?: string;
  customFieldValues?: { customField: string; option: string }[];
  isCorrection?: boolean;
  sentLate?: boolean;
  wasPreviouslyApproved?: boolean;
  modifiedBy?: string;
  reason?: string;
  reasonText?: string;
  correctedAt?: string;
}

export interface HistoryPunch {
  at: string;
  timeZoneOffset?: number;
  latitude?: number;
  longitude?: number;
  accuracy?: number;
  origin?: Schemas['PunchOrigin'];
  comment?: string;
}

export interface HistorySegment {
  pairType: Exclude<Schemas['PairType'], 'SHIFT'>;
  timeType?: string;
  clockIn: HistoryPunch;
  clockOut?: HistoryPunch;
}

export interface HistoryNotification {
  kind: Exclude<
    Schemas['NotificationKind'],
    | 'MISSED_CLOCK_IN'
    | 'MISSED_BREAK'
    | 'BREAK_NOT_ENDED'
    | 'SCHEDULE_CHANGED'
    | 'DELETION_REQUESTED'
    | 'REPORT_READY'
    | 'REPORT_FAILED'
  >;
  createdAt: string;
  by?: string;
  dismissedAt?: string;
}
