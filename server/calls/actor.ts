import type { components } from 'shared-contracts';
import type { TerminalPlace } from './rules/terminalPlace.ts';

export type Authority = components['schemas']['Authority'];

/** A person with a session. */
export interface EmployeeActor {
  readonly kind: 'employee';
  /** The employee's id. */
  readonly id: number;
  readonly sessionId: number;
  /** Opened with a one-time password: no other call is allowed until a new password is set. */
  readonly mustChangePassword: boolean;
  /** Held by the person or on any of the person's assignments. */
  readonly authorities: ReadonlySet<Authority>;
}

/** A shared terminal with a session. */
export interface TerminalActor {
  readonly kind: 'terminal';
  /** The terminal's numeric id. */
  readonly id: number;
  readonly sessionId: number;
  readonly place: TerminalPlace;
}

export type Actor = EmployeeActor | TerminalActor;

/** Looks up sessions by the raw token of a cookie; null if the token opens none. */
export interface Sessions {
  findEmployee(token: string, now: Date): Promise<EmployeeActor | null>;
  findTerminal(token: string, now: Date): Promise<TerminalActor | null>;
}
