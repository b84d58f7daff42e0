import {
  elapsedSeconds,
  isBreak,
  shownNet,
  wholeMinutes,
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
  /** Seconds without breaks; null while open. */
  readonly duration: number | null;
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

/** Seconds without breaks, between the minutes that are shown; null while open. */
export function shownWorked(entry: ReportEntry): number | null {
  const { clockIn, clockOut, duration, segments } = entry;
  if (clockOut === null || duration === null) return null;
  const breaks = segments
    .filter(({ kind }) => isBreak(kind))
    .map(({ start, end }) => addedByCut(start, end ?? clockOut));
  return wholeMinutes(
    breaks.reduce((sum, added) => sum - added, duration + addedByCut(clockIn, clockOut)),
  );
}

/** What the cut of both ends to their minutes adds to a span, in seconds. */
function addedByCut(start: Instant, end: Instant): number {
  return shownNet({ start, end }) - elapsedSeconds(start, end);
}

/** The same of the segments of some kinds that have ended; null where there are none. */
export function secondsOf(
  { segments }: Pick<ReportEntry, 'segments'>,
  kinds: readonly SegmentKind[],
): number | null {
  const ended = segments.flatMap(({ kind, start, end }) =>
    end !== null && kinds.includes(kind) ? [shownNet({ start, end })] : [],
  );
  return ended.length === 0 ? null : ended.reduce((sum, seconds) => sum + seconds, 0);
}
