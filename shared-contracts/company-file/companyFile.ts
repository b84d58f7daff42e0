import type { components } from './schema.gen.ts';

/**
 * A company as one file (docs/guides/company-file.md). Every entry has a code that the company
 * chooses; other entries refer to it by that code. `company.schema.json` describes each field.
 */
export type CompanyFile = components['schemas']['CompanyFile'];

type Item<List extends readonly unknown[] | undefined> = NonNullable<List>[number];

export type GeofenceEntry = Item<CompanyFile['geofences']>;
export type PositionEntry = Item<CompanyFile['positions']>;
export type CostCenterEntry = Item<CompanyFile['costCenters']>;
export type CustomFieldEntry = Item<CompanyFile['customFields']>;
export type TimeTypeEntry = Item<CompanyFile['timeTypes']>;
export type TimeTypeProfileEntry = Item<CompanyFile['timeTypeProfiles']>;
export type ReasonEntry = Item<CompanyFile['reasons']>;
export type HolidayCalendarEntry = Item<CompanyFile['holidayCalendars']>;
/** The numbers of a rule depend on its kind. All are minutes. */
export type AdjustmentRuleEntry = Item<CompanyFile['adjustmentRules']>;
export type PersonEntry = Item<CompanyFile['people']>;
export type AssignmentEntry = Item<CompanyFile['assignments']>;
export type ManagerEntry = Item<CompanyFile['managers']>;
export type WorkScheduleEntry = Item<CompanyFile['workSchedules']>;
export type WorkScheduleDayEntry = Item<WorkScheduleEntry['days']>;
export type AssignedScheduleEntry = Item<CompanyFile['assignedSchedules']>;
export type AbsenceEntry = Item<CompanyFile['absences']>;
export type EmployeeGroupEntry = Item<CompanyFile['employeeGroups']>;
export type TerminalEntry = Item<CompanyFile['terminals']>;

export type HistoryEntry = Item<CompanyFile['history']>;
export type HistoryVersion = Item<HistoryEntry['earlierVersions']>;
export type HistorySegment = Item<HistoryEntry['segments']>;
export type HistoryNotification = Item<HistoryEntry['notifications']>;
export type HistoryPunch = components['schemas']['punch'];

/** Days from `startDate` to `endDate`, inclusive; open-ended without an end. */
export type OpenRange = Pick<AssignedScheduleEntry, 'startDate' | 'endDate'>;
