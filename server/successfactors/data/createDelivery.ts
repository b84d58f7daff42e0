import { randomUUID } from 'node:crypto';
import {
  refusal,
  type HrOutcome,
  type HrScheduleRecord,
  type HrTimeRecord,
} from '../../hr-outbox/rules/hrSystem.ts';
import { batchAnswers } from '../rules/batchAnswers.ts';
import { batchBody } from '../rules/batchBody.ts';
import { inParts, type Sent } from '../rules/inParts.ts';
import type { Operation } from '../rules/operation.ts';
import { messageOf, outcomeOf } from '../rules/outcomeOf.ts';
import { userIdOf } from '../rules/userIdOf.ts';
import type { createHoldOff } from './createHoldOff.ts';
import type { createService } from './createService.ts';
import type { lookUpEmployments } from './lookUps.ts';

type Outcomes = Map<Sent, HrOutcome>;

/** Sends records as the operations of batches; the outcomes are in the order of the records. */
export function createDelivery(
  service: ReturnType<typeof createService>,
  employments: ReturnType<typeof lookUpEmployments>,
  holdOff: ReturnType<typeof createHoldOff>,
) {
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
        service,
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

  return async function deliver<Record extends HrTimeRecord | HrScheduleRecord>(
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
  };
}

function sendBatch(
  service: ReturnType<typeof createService>,
  operations: readonly Operation[],
  signal: AbortSignal,
) {
  const boundary = randomUUID();
  const headers = {
    accept: 'multipart/mixed',
    'content-type': `multipart/mixed; boundary=batch_${boundary}`,
  };
  const body = batchBody(operations, boundary);
  return service.call({ method: 'POST', path: '$batch', headers, body }, signal);
}
