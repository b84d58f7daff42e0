interface NamedPosition {
  readonly id: number;
  readonly description: string;
  readonly position: { readonly description: string };
}

/** The position's name; the assignment's own if another position has the same name. */
export function positionName(
  { id, position, description }: NamedPosition,
  assignments: readonly NamedPosition[],
): string {
  const isShared = assignments.some(
    (other) => other.id !== id && other.position.description === position.description,
  );
  return isShared ? description : position.description;
}
