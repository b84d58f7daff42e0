/** What somebody has begun in the page. */
export interface Work {
  /** Nothing is unsaved, and no dialog, drawer or menu is open. */
  readonly isAtRest: boolean;
  /** A punch is held back to be undone, waits, or is being sent. */
  readonly isPunching: boolean;
  /** A change is on its way to the server. */
  readonly isSaving: boolean;
  /** A field that somebody typed into still holds something. */
  readonly holdsInput: boolean;
}

/** What goes on in the page just now. */
export interface Moment extends Work {
  /** Somebody pressed, typed or scrolled since the page was shown. */
  readonly isTouched: boolean;
  /** Milliseconds since somebody last did, or since the page was shown. */
  readonly quiet: number;
}

const untouchedMilliseconds = 120_000;
const touchedMilliseconds = 3_600_000;

/** Whether a newer version would take nothing away. */
export function isAllDone({ isAtRest, isPunching, isSaving, holdsInput }: Work): boolean {
  return isAtRest && !isPunching && !isSaving && !holdsInput;
}

/**
 * Whether a newer version may take the place of the page that is shown, unasked: all is done, and nobody was there for two minutes, or for an hour where somebody has filtered,
 * selected or opened things (decisions: safe-moment).
 */
export function mayTakeNow({ isTouched, quiet, ...work }: Moment): boolean {
  return isAllDone(work) && quiet >= (isTouched ? touchedMilliseconds : untouchedMilliseconds);
}
