import type { TerminalOperation } from './terminalOperations.ts';

/** What a person can do for one assignment. */
interface Clocking {
  readonly assignmentId: number;
  readonly operations: readonly TerminalOperation[];
}

/** The clockings that a kept punch fits. A second clock-in is answered with the open shift. */
export function fittingClockings<Offered extends Clocking>(
  clockings: readonly Offered[],
  operation: TerminalOperation,
  chosen: number | null,
): readonly Offered[] {
  return clockings.filter(
    ({ assignmentId, operations }) =>
      (chosen === null || assignmentId === chosen) &&
      (operation === 'CLOCK_IN' || operations.includes(operation)),
  );
}
