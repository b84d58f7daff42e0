/** Shortest password in characters; the contract's bound of `newPassword`. */
export const shortestPassword = 8;

export type PasswordFault = 'too-short' | 'not-repeated' | 'unchanged';

export interface PasswordEntry {
  readonly current: string;
  readonly next: string;
  readonly repeated: string;
}

/** What keeps a new password from being taken; undefined when nothing does. */
export function passwordFault({
  current,
  next,
  repeated,
}: PasswordEntry): PasswordFault | undefined {
  if (next.length < shortestPassword) return 'too-short';
  if (next === current) return 'unchanged';
  return next === repeated ? undefined : 'not-repeated';
}
