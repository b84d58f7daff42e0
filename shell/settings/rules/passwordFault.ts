import { limits } from 'shared-contracts';

export type PasswordFault = 'too-short' | 'not-repeated' | 'unchanged';

export interface PasswordEntry {
  readonly current: string;
  readonly next: string;
  readonly repeated: string;
}

/** What is wrong with a new password; undefined if it is valid. */
export function passwordFault({
  current,
  next,
  repeated,
}: PasswordEntry): PasswordFault | undefined {
  if (next.length < limits.minimumPasswordLength) return 'too-short';
  if (next === current) return 'unchanged';
  return next === repeated ? undefined : 'not-repeated';
}
