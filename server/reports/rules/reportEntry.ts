import {
  shownNet,
  type ApprovalStatus,
  type components,
  type Instant,
  type LocalDate,
} from 'shared-contracts';

/** A shift as reports need it. */
export interface ReportEntry {
  readonly assignmentId: number;
  readonly startDate: LocalDate;
  readonly timeZone: string;
  readonly clockIn: Instant;
  /** Null while open. */
  readonly clockOut: Instant | null;
  /** Seconds worked as they are shown everywhere, to be rounded to the minute; null while open. */
  readonly worked: number | null;
  /** Seconds by the company's rules; null while open. */
  readonly adjustedDuration: number | null;
  /** Counted seconds of overtime by the company's rules; null while open. */
  readonly adjustedOvertime: number | null;
  readonly isCallBack: boolean;
  /** Whether the meal break was waived; null where nobody was asked. */
  readonly mealBreakWaived: boolean | null;
  /** In the order of their start. */
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

/** Seconds of the segments of some kinds that have ended, as they are shown; null where there are none. */
export function secondsOf(
  { segments }: Pick<ReportEntry, 'segments'>,
  kinds: readonly SegmentKind[],
): number | null {
  const ended = segments.flatMap(({ kind, start, end }) =>
    end !== null && kinds.includes(kind) ? [shownNet({ start, end })] : [],
  );
  return ended.length === 0 ? null : ended.reduce((sum, seconds) => sum + seconds, 0);
}
