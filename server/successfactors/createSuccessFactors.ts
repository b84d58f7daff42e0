import { randomUUID } from 'node:crypto';
import type { SuccessFactorsSettings } from '../configuration/configuration.ts';
import {
  refusal,
  type HrOutcome,
  type HrRefusal,
  type HrScheduleRecord,
  type HrSystem,
  type HrTimeRecord,
} from '../hr-outbox/rules/hrSystem.ts';
import { checkService } from './data/checkService.ts';
import { createLogIn } from './data/createLogIn.ts';
import { lookUpEmployments, lookUpSchedules } from './data/lookUps.ts';
import { createHoldOff } from './data/createHoldOff.ts';
import { createService } from './data/createService.ts';
import { createSend, SystemFailure } from './data/send.ts';
import { batchAnswers } from './rules/batchAnswers.ts';
import { batchBody } from './rules/batchBody.ts';
import { inParts, type Sent } from './rules/inParts.ts';
import type { Operation } from './rules/operation.ts';
import { messageOf, outcomeOf } from './rules/outcomeOf.ts';
import { scheduleOperations } from './rules/scheduleOperations.ts';
import { scheduleRefusal, type ScheduleThere } from './rules/scheduleRefusal.ts';
import { timeOperations } from './rules/timeOperations.ts';
import { userIdOf } from './rules/userIdOf.ts';

interface Surroundings {
  readonly now: () => Date;
  /** Called with the status of a rejected log-in; for operators. */
  readonly onLogInRefused: (status: number) => void;
  /** Called with a fault of our own, which no retry fixes. */
  readonly onFault?: (error: unknown) => void;
}

type Outcomes = Map<Sent, HrOutcome>;

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

  async function deliver<Record extends HrTimeRecord | HrScheduleRecord>(
    records: readonly Record[],
    operationsOf: (record: Record, userId: string) => Operation[],
    signal: AbortSignal,
  ): Promise<HrOutcome[]> {
    const people = records.map(({ employeeNumber }) => employeeNumber);
    const known = await employments
      .of(people, signal)
      .catch((error: unknown) => holdOff.outcomeOf(error));
    if ('reason' in known) return records.map(() => known);
    const sent = records.map((record): Sent | null => {
      const { employeeNumber, assignment } = record;
      const userId = userIdOf(known.get(employeeNumber) ?? [], assignment);
      return userId === null ? null : { employeeNumber, operations: operationsOf(record, userId) };
    });
    const outcomes: Outcomes = new Map();
    const parts = inParts(sent.filter((each) => each !== null));
    await Promise.all(parts.map((part) => deliverPart(part, outcomes, signal)));
    return sent.map((each) => {
      if (each === null) return refusal('UNKNOWN_PERSON');
      const outcome = outcomes.get(each);
      return outcome === undefined ? refusal('UNREACHABLE') : outcome;
    });
  }

  async function deliverPart(
    part: readonly Sent[],
    outcomes: Outcomes,
    signal: AbortSignal,
  ): Promise<void> {
    const noteAll = (outcome: HrOutcome) => part.forEach((sent) => outcomes.set(sent, outcome));
    const paused = holdOff.outcome();
    if (paused !== null) return noteAll(paused);
    // Deletions come first: their replacements must not overlap them.
    const requests = part
      .flatMap((sent) => sent.operations.map((operation) => ({ sent, operation })))
      .toSorted((one, other) => one.operation.method.localeCompare(other.operation.method));
    try {
      const answer = await sendBatch(
        requests.map(({ operation }) => operation),
        signal,
      );
      if (answer.status >= 400) return await deliverHalves(part, answer.text, outcomes, signal);
      const answers = batchAnswers(answer.header('content-type'), answer.text) ?? [];
      requests.forEach(({ sent, operation }, index) => {
        const outcome = holdOff.after(outcomeOf(operation, answers[index]), answers[index]);
        if (outcome !== null || !outcomes.has(sent)) outcomes.set(sent, outcome);
        if (outcome?.reason === 'REFUSED') employments.forget(sent.employeeNumber);
      });
    } catch (error) {
      noteAll(holdOff.outcomeOf(error));
    }
  }

  /** All were rejected because of one of them: finds it. */
  async function deliverHalves(
    part: readonly Sent[],
    text: string,
    outcomes: Outcomes,
    signal: AbortSignal,
  ): Promise<void> {
    const [only, ...more] = part;
    if (only !== undefined && more.length === 0) {
      outcomes.set(only, refusal('REFUSED', messageOf(text)));
      return;
    }
    const half = Math.ceil(part.length / 2);
    await deliverPart(part.slice(0, half), outcomes, signal);
    await deliverPart(part.slice(half), outcomes, signal);
  }

  function sendBatch(operations: readonly Operation[], signal: AbortSignal) {
    const boundary = randomUUID();
    const headers = {
      accept: 'multipart/mixed',
      'content-type': `multipart/mixed; boundary=batch_${boundary}`,
    };
    const body = batchBody(operations, boundary);
    return service.call({ method: 'POST', path: '$batch', headers, body }, signal);
  }

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
