import type { Instant } from 'shared-contracts';

/** What an entry of a list said until an instant. */
export interface Earlier<Said> {
  readonly until: Instant;
  readonly said: Said;
}

/** A change of an entry: the fields that had another value until then. */
export interface FieldsBefore {
  readonly until: Instant;
  readonly before: Readonly<Record<string, unknown>>;
}

/**
 * What an entry said before each of its changes, oldest first.
 *
 * @param changes the latest first
 * @param undo what it said before a change, by what it said after it
 */
export function earlierOf<Said>(
  now: Said,
  changes: readonly FieldsBefore[],
  undo: (said: Said, before: FieldsBefore['before']) => Said,
): Earlier<Said>[] {
  let said = now;
  return changes
    .map(({ until, before }) => {
      said = undo(said, before);
      return { until, said };
    })
    .toReversed();
}

/** What an entry said at an instant. Instants are in UTC with milliseconds, and compare as text. */
export function asOf<Said>(
  now: Said,
  earlier: readonly Earlier<Said>[] | undefined,
  at: Instant,
): Said {
  const then = earlier?.find(({ until }) => at < until);
  return then === undefined ? now : then.said;
}
