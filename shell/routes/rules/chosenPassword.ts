/** Navigation state of the log-in after a new password was chosen. */
export interface ChosenPassword {
  /** The user name of its account. */
  readonly chosenFor: string;
}

/** The choice in a navigation state; undefined if there is none. */
export function chosenPassword(state: unknown): ChosenPassword | undefined {
  if (typeof state !== 'object' || state === null || !('chosenFor' in state)) return undefined;
  return typeof state.chosenFor === 'string' ? { chosenFor: state.chosenFor } : undefined;
}
