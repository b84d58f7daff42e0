/** An employment as `EmpEmployment` tells it. */
export interface Employment {
  readonly userId: string;
  readonly assignmentId: string | null;
}

/**
 * The user of an assignment over there: the employment of its code, else the only one of the person.
 * Null where neither is there.
 */
export function userIdOf(employments: readonly Employment[], assignment: string): string | null {
  const named = employments.find(({ assignmentId }) => assignmentId === assignment);
  const [first, ...more] = employments;
  const only = more.length === 0 ? first : undefined;
  return (named ?? only)?.userId ?? null;
}
