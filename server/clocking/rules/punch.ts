import type { components, ErrorCode, StatusContext } from 'shared-contracts';
import type { TerminalPlace } from '../../calls/rules/terminalPlace.ts';
import type { PunchFacts, Shift } from '../../shifts/rules/timePairRow.ts';

export type PunchKind = 'CLOCK_IN' | 'CLOCK_OUT' | 'SEGMENT_CLOCK_IN' | 'SEGMENT_CLOCK_OUT';

/** A manager punches for somebody without a position of theirs; a terminal's is that of its site. */
export type PunchedBy = 'EMPLOYEE' | 'MANAGER' | TerminalPlace;

export type ViolationCode = components['schemas']['ViolationCode'];

/** A punch at its place in time. */
export interface Punch {
  /** ISO 8601 in UTC with milliseconds. */
  readonly at: string;
  /** More than 2 minutes passed before it reached the server. */
  readonly sentLate: boolean;
  /** It cannot be counted as it is and is left to the manager. */
  readonly isCorrection: boolean;
  readonly facts: PunchFacts;
}

/** A punch that is made. */
export interface DonePunch {
  readonly done: true;
  /** The shift as it is then, discarded segments included. */
  readonly shift: Shift;
  /** The shift before, null when it is new; undefined when the punch changes nothing. */
  readonly before?: Shift | null;
  readonly action: PunchKind | 'AUTO_CLOCK_OUT' | 'SEGMENT_DISCARDED';
  readonly violations: readonly ViolationCode[];
}

/** What a punch does. */
export type Outcome =
  | DonePunch
  | {
      readonly done: false;
      readonly code: ErrorCode;
      /** Since when what stands in the way has been open. */
      readonly since?: string;
    };

/** The latest instant that a shift or one of its segments has. */
export function latestPunch({ pair, segments }: Shift): string {
  const punches = [pair, ...segments].flatMap(({ clock_in: start, clock_out: end }) =>
    end === null ? [start] : [start, end],
  );
  return punches.reduce((latest, at) => (at > latest ? at : latest));
}

/** What the status table judges a pair by before anything happened to it. */
export const freshPair: StatusContext = {
  hasClockOut: false,
  sentLate: false,
  wasPreviouslyApproved: false,
  statusBeforeDeletion: null,
  autoApproval: false,
  hasApproval: true,
  allowManagerDelete: false,
};
