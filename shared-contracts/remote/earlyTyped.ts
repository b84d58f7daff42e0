/** What was typed into a painted log-in form before the real one was there, for that to go on with. */
export interface EarlyTyped {
  /** The user name, or a terminal's id. */
  readonly name: string;
  readonly password: string;
  /** The field in which the person is. */
  readonly focus: 'name' | 'password' | null;
  /** Sent already. */
  readonly isSubmitted: boolean;
}

declare global {
  /** Takes what was typed, once; there is nothing where no form was painted. */
  var punctualTyped: (() => EarlyTyped) | undefined;
}
