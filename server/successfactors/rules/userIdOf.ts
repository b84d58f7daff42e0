/** An employment according to `EmpEmployment`. */
export interface Employment {
  readonly userId: string;
  readonly assignmentId: string | null;
}

/**
 * The system's user for an assignment: the employment with its code, otherwise the person's only
 * one. Null if there is neither.
 */
export function userIdOf(employments: readonly Employment[], assignment: string): string | null {
  const named = employments.find(({ assignmentId }) => assignmentId === assignment);
  const [first, ...more] = employments;
  const only = more.length === 0 ? first : undefined;
  return (named ?? only)?.userId ?? null;
}
