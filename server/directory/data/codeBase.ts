import { createHash } from 'node:crypto';

const longest = 30;

/** Begins the codes of what the mapping makes for a person; a code has at most 60 characters. */
export function codeBase(employeeNumber: string): string {
  if (employeeNumber.length <= longest) return `D-${employeeNumber}`;
  const digest = createHash('sha256').update(employeeNumber).digest('hex');
  return `D-${digest.slice(0, longest)}`;
}
