import { isBefore, toInstant, toMillis, type components, type Instant } from 'shared-contracts';
import type { PressReading } from 'shared-time/device-clock/rules/reading.ts';

type Schemas = components['schemas'];
export type TerminalDialog = Schemas['TerminalDialog'];
export type TerminalAssignment = Schemas['TerminalAssignment'];
export type TerminalOperation = Schemas['TerminalOperation'];
export type RecordedPunch = Schemas['TerminalPunchAnswer'];

/**
 * The assignment that opens without a question: the only one, or the only one clocked in; undefined
 * if the person must choose.
 */
export function openedAssignment({
  assignments,
}: Pick<TerminalDialog, 'assignments'>): TerminalAssignment | undefined {
  const running = assignments.filter(({ state }) => state !== 'CLOCKED_OUT');
  const [first, second] = running.length > 0 ? running : assignments;
  return second === undefined ? first : undefined;
}

/** Milliseconds in which no further action is expected: a repeated badge does nothing. */
const settlesFor = 60_000;

/** What a gesture does automatically: the only possible operation. Null if there is a choice. */
export function onlyOperation({
  assignments,
  serverTime,
}: Pick<TerminalDialog, 'assignments' | 'serverTime'>): TerminalOperation | null {
  const [assignment, another] = assignments;
  if (assignment === undefined || another !== undefined) return null;
  const { lastPunch, operations } = assignment;
  if (lastPunch !== null && toMillis(serverTime) - toMillis(lastPunch) < settlesFor) return null;
  const [operation = null, other] = operations;
  return other === undefined ? operation : null;
}

/** Whether a planned end was in the future when the dialog was opened. */
export function isToCome(
  plannedEnd: Instant | null,
  { serverTime }: Pick<TerminalDialog, 'serverTime'>,
): plannedEnd is Instant {
  return plannedEnd !== null && isBefore(serverTime, plannedEnd);
}

export type OperationLook = 'main' | 'break' | 'quiet';

/** The emphasis of a tile: amber for a break, the brand colour for the last one. */
export function operationLook(
  operation: TerminalOperation,
  { operations }: Pick<TerminalAssignment, 'operations'>,
): OperationLook {
  if (operation === 'BREAK_IN') return 'break';
  const main = operations.includes('RESUME') ? 'RESUME' : operations.at(-1);
  return operation === main ? 'main' : 'quiet';
}

/** The moment of a press. */
export interface PressMoment {
  /** Minutes east of UTC. */
  readonly timeZoneOffset: number;
  readonly pressed: PressReading;
}

/** The time shown for a press: the server's, if known. */
export function shownTimeOf({ pressed: { server, wall } }: PressMoment): Instant {
  return toInstant(server ?? wall);
}
