import type { SuccessFactorsSettings } from '../configuration/configuration.ts';
import type {
  HrOutcome,
  HrRefusal,
  HrScheduleRecord,
  HrSystem,
} from '../hr-outbox/rules/hrSystem.ts';
import { checkService } from './data/checkService.ts';
import { createDelivery } from './data/createDelivery.ts';
import { createLogIn } from './data/createLogIn.ts';
import { lookUpEmployments, lookUpSchedules } from './data/lookUps.ts';
import { createHoldOff } from './data/createHoldOff.ts';
import { createService } from './data/createService.ts';
import { createSend, SystemFailure } from './data/send.ts';
import { scheduleOperations } from './rules/scheduleOperations.ts';
import { scheduleRefusal, type ScheduleThere } from './rules/scheduleRefusal.ts';
import { timeOperations } from './rules/timeOperations.ts';

interface Surroundings {
  readonly now: () => Date;
  /** Called with the status of a rejected log-in; for operators. */
  readonly onLogInRefused: (status: number) => void;
  /** Called with a fault of our own, which no retry fixes. */
  readonly onFault?: (error: unknown) => void;
}

export interface SuccessFactors extends HrSystem {
  /** Reasons why it cannot be used, in sentences for an operator. */
  faults(signal: AbortSignal): Promise<readonly string[]>;
}

/**
 * SAP SuccessFactors by OData v2 (docs/decisions/successfactors.md). Throws `StartRefused` if the
 * private key cannot be read.
 */
export function createSuccessFactors(
  settings: SuccessFactorsSettings,
  { now, onLogInRefused, onFault }: Surroundings,
): SuccessFactors {
  const { url, company, timeout, breakTimeType } = settings;
  const send = createSend(timeout);
  const service = createService(
    url,
    createLogIn(settings.logIn, { url, company, send, now }),
    send,
  );
  const employments = lookUpEmployments(service, now);
  const schedules = lookUpSchedules(service, now);
  const holdOff = createHoldOff(now, { onLogInRefused, onFault });
  const deliver = createDelivery(service, employments, holdOff);

  async function deliverSchedules(
    records: readonly HrScheduleRecord[],
    signal: AbortSignal,
  ): Promise<HrOutcome[]> {
    const codes = records.flatMap(({ schedule }) =>
      schedule === null ? [] : [schedule.workSchedule],
    );
    const there = await schedulesThere(codes, signal);
    if (there !== null && 'reason' in there) return records.map(() => there);
    const refusals = records.map((record) =>
      scheduleRefusal(record, there?.get(record.schedule?.workSchedule ?? '') ?? (there && [])),
    );
    const left = records.filter((_, index) => refusals[index] === null);
    const outcomes = (
      await deliver(left, (record, userId) => scheduleOperations(record, { userId }), signal)
    ).values();
    return refusals.map((refused) => refused ?? outcomes.next().value ?? null);
  }

  /** By their codes; null if the user has no access; the reason if nothing can be sent now. */
  async function schedulesThere(
    codes: readonly string[],
    signal: AbortSignal,
  ): Promise<ReadonlyMap<string, readonly ScheduleThere[]> | HrRefusal | null> {
    try {
      return await schedules.of(codes, signal);
    } catch (error) {
      const isHidden = error instanceof SystemFailure && [403, 404].includes(error.status);
      return isHidden ? null : holdOff.outcomeOf(error);
    }
  }

  return {
    pausedUntil: holdOff.until,
    faults: (signal) => checkService(service, settings, signal, holdOff.outcomeOf),
    deliverTime: (records, signal) =>
      deliver(
        records,
        (record, userId) => timeOperations(record, { userId, breakTimeType }),
        signal,
      ),
    deliverSchedules,
  };
}
