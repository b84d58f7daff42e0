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

/** A program with a key. */
export interface KeyActor {
  readonly kind: 'api-key';
  /** The key's id, by which the data layer finds the sites that it reaches. */
  readonly id: number;
  readonly authorities: ReadonlySet<Authority>;
}

/** Who reads a call that takes keys. */
export type Reader = EmployeeActor | KeyActor;

export type Actor = EmployeeActor | TerminalActor | KeyActor;

/** Looks up keys for programs. */
export interface Keys {
  /**
   * Refuses a key that opens nothing (KEY_NOT_VALID), and more requests than it may send
   * (TOO_MANY_REQUESTS).
   */
  open(key: string, now: Date): Promise<KeyActor>;
}

/** Looks up sessions by the raw token of a cookie; null if the token opens none. */
export interface Sessions {
  findEmployee(token: string, now: Date): Promise<EmployeeActor | null>;
  findTerminal(token: string, now: Date): Promise<TerminalActor | null>;
}
