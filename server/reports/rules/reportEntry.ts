import {
  shownNet,
  type ApprovalStatus,
  type components,
  type Instant,
  type LocalDate,
} from 'shared-contracts';

/** The columns of a shift that reports need. */
export interface ReportEntry {
  readonly assignmentId: number;
  readonly startDate: LocalDate;
  readonly timeZone: string;
  readonly clockIn: Instant;
  /** Null while open. */
  readonly clockOut: Instant | null;
  /** Seconds worked as displayed everywhere, before rounding to the minute; null while open. */
  readonly worked: number | null;
  /** Seconds by the company's rules; null while open. */
  readonly adjustedDuration: number | null;
  /** Counted seconds of overtime by the company's rules; null while open. */
  readonly adjustedOvertime: number | null;
  readonly isCallBack: boolean;
  /** Whether the meal break was waived; null if nobody was asked. */
  readonly mealBreakWaived: boolean | null;
  /** By start time. */
  readonly segments: readonly ReportSegment[];
  readonly status: ApprovalStatus;
  readonly isCorrection: boolean;
  readonly extractionStatus: 'EXTRACTED' | 'NOT_EXTRACTED';
  readonly timeType: string | null;
  readonly costCenter: string | null;
}

/** A segment of a shift that is in effect. */
export interface ReportSegment {
  readonly kind: Exclude<components['schemas']['PairType'], 'SHIFT'>;
  readonly timeType: string | null;
  readonly start: Instant;
  /** Null while open. */
  readonly end: Instant | null;
}

type SegmentKind = ReportSegment['kind'];

/** Displayed seconds of the ended segments of some kinds; null if there are none. */
export function secondsOf(
  { segments }: Pick<ReportEntry, 'segments'>,
  kinds: readonly SegmentKind[],
): number | null {
  const ended = segments.flatMap(({ kind, start, end }) =>
    end !== null && kinds.includes(kind) ? [shownNet({ start, end })] : [],
  );
  return ended.length === 0 ? null : ended.reduce((sum, seconds) => sum + seconds, 0);
}
