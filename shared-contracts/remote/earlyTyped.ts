/**
 * Text typed into a painted log-in form before the real one was loaded, which continues with it.
 */
export interface EarlyTyped {
  /** The user name, or a terminal's id. */
  readonly name: string;
  readonly password: string;
  /** The focused field. */
  readonly focus: 'name' | 'password' | null;
  /** Whether the form was already submitted. */
  readonly isSubmitted: boolean;
}

declare global {
  /** Returns the typed text, once; undefined if no form was painted. */
  var punctualTyped: (() => EarlyTyped) | undefined;
}
