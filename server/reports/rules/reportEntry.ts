import type { ApprovalStatus, Instant, LocalDate } from 'shared-contracts';

/** A shift as reports need it. */
export interface ReportEntry {
  readonly assignmentId: number;
  readonly startDate: LocalDate;
  readonly timeZone: string;
  readonly clockIn: Instant;
  /** Null while open. */
  readonly clockOut: Instant | null;
  /** Seconds without breaks; null while open. */
  readonly duration: number | null;
  /** Seconds by the company's rules; null while open. */
  readonly adjustedDuration: number | null;
  readonly status: ApprovalStatus;
  readonly isCorrection: boolean;
  readonly extractionStatus: 'EXTRACTED' | 'NOT_EXTRACTED';
  readonly timeType: string | null;
  readonly costCenter: string | null;
}
