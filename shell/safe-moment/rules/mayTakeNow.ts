/** Work in progress in the page. */
export interface Work {
  /** Nothing is unsaved, and no dialog, drawer or menu is open. */
  readonly isAtRest: boolean;
  /** A punch is held back for Undo, pending or being sent. */
  readonly isPunching: boolean;
  /** A mutation is in flight. */
  readonly isSaving: boolean;
  /** A field that was typed into still has content. */
  readonly holdsInput: boolean;
}

/** The state of the page at this moment. */
export interface Moment extends Work {
  /** The person pressed, typed or scrolled since the page was shown. */
  readonly isTouched: boolean;
  /** Milliseconds since the last activity, or since the page was shown. */
  readonly quiet: number;
}

const untouchedMilliseconds = 120_000;
const touchedMilliseconds = 3_600_000;

/** Whether an update would lose nothing. */
export function isAllDone({ isAtRest, isPunching, isSaving, holdsInput }: Work): boolean {
  return isAtRest && !isPunching && !isSaving && !holdsInput;
}

/**
 * Whether an update may replace the shown page without asking: no work in progress, and idle for
 * two minutes, or for an hour after filtering, selecting or opening something (decisions:
 * safe-moment).
 */
export function mayTakeNow({ isTouched, quiet, ...work }: Moment): boolean {
  return isAllDone(work) && quiet >= (isTouched ? touchedMilliseconds : untouchedMilliseconds);
}
