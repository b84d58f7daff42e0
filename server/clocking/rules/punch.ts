import type { components, ErrorCode, StatusContext } from 'shared-contracts';
import type { TerminalPlace } from '../../calls/rules/terminalPlace.ts';
import type { PunchFacts, Shift } from '../../shifts/rules/timePairRow.ts';

export type PunchKind = 'CLOCK_IN' | 'CLOCK_OUT' | 'SEGMENT_CLOCK_IN' | 'SEGMENT_CLOCK_OUT';

/** A manager's punch has no position; a terminal's has that of its site. */
export type PunchedBy = 'EMPLOYEE' | 'MANAGER' | TerminalPlace;

export type ViolationCode = components['schemas']['ViolationCode'];

/** A punch with its place in time. */
export interface Punch {
  /** ISO 8601 in UTC with milliseconds. */
  readonly at: string;
  /** More than 2 minutes passed before it reached the server, without the wait for its place. */
  readonly sentLate: boolean;
  /** It cannot be counted as it is and goes to the manager. */
  readonly isCorrection: boolean;
  readonly facts: PunchFacts;
}

/** A punch that is accepted. */
export interface DonePunch {
  readonly done: true;
  /** The shift after the punch, discarded segments included. */
  readonly shift: Shift;
  /** The shift before the punch; null if it is new, undefined if the punch changes nothing. */
  readonly before?: Shift | null;
  readonly action: PunchKind | 'AUTO_CLOCK_OUT' | 'SEGMENT_DISCARDED';
  readonly violations: readonly ViolationCode[];
}

/** The result of a punch. */
export type Outcome =
  | DonePunch
  | {
      readonly done: false;
      readonly code: ErrorCode;
      /** The start of the open shift or break that blocks it. */
      readonly since?: string;
    };

/** The latest instant in a shift and its segments. */
export function latestPunch({ pair, segments }: Shift): string {
  const punches = [pair, ...segments].flatMap(({ clock_in: start, clock_out: end }) =>
    end === null ? [start] : [start, end],
  );
  return punches.reduce((latest, at) => (at > latest ? at : latest));
}

/** The context in which the status table judges a new pair. */
export const freshPair: StatusContext = {
  hasClockOut: false,
  sentLate: false,
  wasPreviouslyApproved: false,
  statusBeforeDeletion: null,
  autoApproval: false,
  hasApproval: true,
  allowManagerDelete: false,
};
