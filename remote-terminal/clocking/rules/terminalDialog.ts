import type { components } from 'shared-contracts';

type Schemas = components['schemas'];
export type TerminalDialog = Schemas['TerminalDialog'];
export type TerminalAssignment = Schemas['TerminalAssignment'];
export type TerminalOperation = Schemas['TerminalOperation'];
export type RecordedPunch = Schemas['TerminalPunchAnswer'];

/** The one assignment that is clocked without a question; undefined where one is chosen first. */
export function onlyAssignment({ assignments }: TerminalDialog): TerminalAssignment | undefined {
  return assignments.length === 1 ? assignments[0] : undefined;
}

export type OperationLook = 'main' | 'break' | 'quiet';

/** What stands out among the tiles: amber for a break, the brand's colour for the last one. */
export function operationLook(
  operation: TerminalOperation,
  { operations }: Pick<TerminalAssignment, 'operations'>,
): OperationLook {
  if (operation === 'BREAK_IN') return 'break';
  const main = operations.includes('RESUME') ? 'RESUME' : operations.at(-1);
  return operation === main ? 'main' : 'quiet';
}
