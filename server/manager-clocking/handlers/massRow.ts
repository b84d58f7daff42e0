import type { components } from 'shared-contracts';
import type { PunchCase } from '../../clocking/createPunchJudge.ts';
import type { DonePunch, Outcome } from '../../clocking/rules/punch.ts';
import type { CallRequest } from '../../calls/calls.ts';
import type { MassState } from '../data/massState.ts';
import type { OpenShift } from '../rules/openTimePairOf.ts';
import type { MassViolationCode } from './massViolation.ts';

/** The common part of both mass calls. */
export type MassRequest = Pick<CallRequest<'massClockIn'>, 'employee' | 'locale' | 'now'>;

/** One row of a mass request. */
export interface MassRow {
  readonly body:
    | components['schemas']['MassClockInRequest']
    | components['schemas']['MassClockOutRequest'];
  /** The shift that it ends; null for a clock-in. */
  readonly shiftId: number | null;
  decide(facts: PunchCase): Promise<Outcome>;
}

/** The result of a row. */
export interface DecidedRow {
  readonly assignmentId: number;
  /** Null if it is not one of the manager's people. */
  readonly employeeId: number | null;
  readonly state: MassState;
  /** Null if the row was refused. */
  readonly punch: DonePunch | null;
  readonly violations: readonly {
    readonly code: MassViolationCode;
    /** The shift that is already open. */
    readonly open?: Pick<OpenShift, 'clock_in' | 'time_zone'>;
  }[];
}
