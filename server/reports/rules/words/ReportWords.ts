import type { ApprovalStatus } from 'shared-contracts';
import type { ReportSegment } from '../reportEntry.ts';
import type { ReportRequest, ReportSite } from '../reportRequest.ts';

/** The texts of a report and its mail in one language. */
export interface ReportWords {
  readonly reports: Readonly<Record<ReportRequest['reportName'], string>>;
  /** Name of the sheet with the rows. */
  readonly sheet: string;
  /** Heading and name of the sheet that describes the report. */
  readonly about: string;
  readonly columns: {
    readonly employeeNumber: string;
    readonly lastName: string;
    readonly firstName: string;
    readonly position: string;
    readonly site: string;
    readonly costCenter: string;
    readonly timeType: string;
    readonly weekday: string;
    readonly date: string;
    readonly clockIn: string;
    readonly clockOut: string;
    readonly timeZone: string;
    /** `{zone}` is the reader's. */
    readonly clockInThere: string;
    readonly clockOutThere: string;
    readonly break: string;
    readonly duration: string;
    readonly hours: string;
    readonly adjusted: string;
    readonly earlyLogin: string;
    readonly overtime: string;
    readonly adjustedOvertime: string;
    readonly segments: string;
    readonly callBack: string;
    readonly mealWaived: string;
    readonly status: string;
    readonly extraction: string;
    readonly plannedStart: string;
    readonly plannedEnd: string;
    readonly planned: string;
    readonly worked: string;
    readonly difference: string;
    readonly attendance: string;
    readonly entries: string;
  };
  readonly segments: Readonly<Record<ReportSegment['kind'], string>>;
  readonly status: Readonly<Record<ApprovalStatus, string>>;
  readonly extraction: {
    readonly EXTRACTED: string;
    readonly NOT_EXTRACTED: string;
    /** Some of a day's entries. */
    readonly PARTLY: string;
  };
  readonly schedules: {
    /** Heading of the first day of a week. */
    readonly week: string;
    /** `{plan}` */
    readonly temporary: string;
  };
  readonly attendance: {
    readonly present: string;
    readonly missing: string;
    /** Everything recorded for the planned shift was rejected. */
    readonly rejected: string;
    /** Everything that was not rejected is a pending correction. */
    readonly toDecide: string;
    /** There is time, but not for the planned shift. */
    readonly notWorked: string;
    /** Recorded by the manager. */
    readonly absent: string;
    readonly planned: string;
    readonly dayOff: string;
    readonly unplanned: string;
    /** `{name}` */
    readonly absence: string;
    readonly holiday: string;
  };
  readonly sums: {
    readonly total: string;
    /** `{name}` */
    readonly totalOf: string;
    readonly nothing: string;
  };
  readonly facts: {
    readonly from: string;
    readonly to: string;
    readonly people: string;
    readonly groupedBy: string;
    readonly byPerson: string;
    readonly byDay: string;
    readonly sites: Readonly<Record<ReportSite, string>>;
    readonly costCenter: string;
    readonly incomplete: string;
    readonly yes: string;
    readonly no: string;
    readonly createdBy: string;
    readonly createdOn: string;
    /** `{zone}` */
    readonly createdAt: string;
    /** The time zone of the times, and what the sums include. */
    readonly notes: readonly [string, string];
  };
  readonly signOffs: {
    /** Also says whether everything is signed off. */
    readonly sheet: string;
    readonly by: string;
    readonly on: string;
    /** `{zone}` */
    readonly at: string;
    readonly changed: string;
    readonly changedBy: string;
    readonly changedOn: string;
  };
  readonly mail: {
    /** `{report}` */
    readonly subject: string;
    /** `{report}`, `{from}`, `{to}` */
    readonly text: string;
    /** Added if the file is too large for a mail. */
    readonly tooLarge: string;
  };
}
