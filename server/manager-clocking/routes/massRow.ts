import type { components } from 'shared-contracts';
import type { PunchCase } from '../../clocking/createPunchJudge.ts';
import type { DonePunch, Outcome } from '../../clocking/rules/punch.ts';
import type { CallRequest } from '../../calls/calls.ts';
import type { MassState } from '../data/massState.ts';
import type { OpenShift } from '../rules/openTimePairOf.ts';
import type { MassViolationCode } from './massViolation.ts';

/** What both mass calls have in common. */
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

/** What became of a row. */
export interface DecidedRow {
  readonly assignmentId: number;
  /** Whose it is; null where the person is not one of the manager's. */
  readonly employeeId: number | null;
  readonly state: MassState;
  /** Null where the row was stopped. */
  readonly punch: DonePunch | null;
  readonly violations: readonly {
    readonly code: MassViolationCode;
    /** The shift that is open already. */
    readonly open?: Pick<OpenShift, 'clock_in' | 'time_zone'>;
  }[];
}
