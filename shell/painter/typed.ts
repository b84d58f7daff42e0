/** What was typed before the form was ready, for the form to go on with. */
export interface Typed {
  readonly username: string;
  readonly password: string;
  /** The field in which the person is. */
  readonly focus: 'username' | 'password' | null;
  /** Sent already. */
  readonly isSubmitted: boolean;
}

declare global {
  /** Takes what was typed into the painted log-in form, once. */
  var punctualTyped: (() => Typed) | undefined;
}
