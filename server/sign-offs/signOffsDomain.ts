import { createHash } from 'node:crypto';
import type { Handlers } from '../calls/calls.ts';
import { command, ownIdempotency } from '../calls/commands.ts';
import { Refusal } from '../calls/refusal.ts';
import type { ServerContext } from '../calls/serverContext.ts';
import { managersOf } from '../people/data/managersOf.ts';
import type { RecordChain } from '../records/data/recordChain.ts';
import { spanValues } from '../shifts/rules/daySpans.ts';
import { readSpanHours } from './data/cycleTime.ts';
import { findCoverage, type Coverage } from './data/findCoverage.ts';
import { managedCycle, type ManagedCycle } from './data/managedCycle.ts';
import { addSignOff } from './data/signOffs.ts';
import { hoursByType, hoursText, type SpanHours } from './rules/cycleHours.ts';
import { sealedSignOff } from './rules/sealedSignOff.ts';
import { signOffState, type SignOffState } from './rules/signOffState.ts';

/** The most changes that one answer lists. */
const mostChanges = 20;

/** Managers' sign-offs of pay cycles (docs/decisions/signing-off.md). */
export function signOffsDomain({ database, push }: ServerContext, chain: RecordChain) {
  const sign = command<'signOffPayCycle'>(database, async (request, transaction) => {
    const { body, employee, now } = request;
    const cycle = await managedCycle(transaction, employee.id, body.startDate, now);
    const { range, spans } = cycle;
    if (range.startDate !== body.startDate || range.endDate !== body.endDate) {
      throw new Refusal('VALIDATION_FAILED', { fields: [{ field: 'endDate', fault: 'choice' }] });
    }
    const before = await findCoverage(transaction, spans);
    const rows = await readSpanHours(transaction, spans);
    const undecided = rows.reduce((sum, row) => sum + row.undecided, 0);
    const state = undecided > 0 ? 'UNDECIDED' : stateOf(cycle, before);
    if (state !== 'READY') throw new Refusal(refusals[state]);
    if (seenOf(rows) !== body.seen) throw new Refusal('PAY_CYCLE_CHANGED');
    const content = {
      managerId: employee.id,
      ...range,
      signedAt: now.toISOString(),
      hours: hoursByType(rows),
      parts: [
        ...new Map(rows.map((row) => [`${row.assignmentId} ${row.first}`, row])).values(),
      ].map(({ mac, ...row }) => ({ ...row, recordMac: mac?.toString('hex') ?? '' })),
    };
    await transaction.run(addSignOff, [
      ...[employee.id, range.startDate, range.endDate, now, JSON.stringify(content.hours)],
      await chain.seal(sealedSignOff(content)),
      ...spanValues(content.parts),
      content.parts.map(({ sequence }) => sequence),
      content.parts.map(({ recordMac }) => recordMac),
    ]);
    return { status: 204 };
  });

  return {
    handlers: {
      getPayCycleSignOff: async ({ query, employee, now }) => {
        const cycle = await managedCycle(database, employee.id, query.date, now);
        const coverage = await findCoverage(database, cycle.spans);
        const { days, signOffs, changes } = coverage;
        const peopleWith = (is: (day: (typeof days)[number]) => boolean) =>
          new Set(days.filter(is).map(({ assignmentId }) => cycle.employeeOf.get(assignmentId)))
            .size;
        return {
          status: 200,
          body: {
            ...cycle.range,
            state: stateOf(cycle, coverage),
            undecided: days.reduce((sum, day) => sum + day.undecided, 0),
            people: peopleWith(({ entries }) => entries > 0),
            uncovered: peopleWith(({ entries, part }) => entries > 0 && part === null),
            signOffs: signOffs.map(({ id, signedById, signedBy, signedAt, hours }) => ({
              ...{ id, signedById, signedBy, signedAt },
              people: peopleWith(({ part }) => part?.signOffId === id),
              hours: signedById === employee.id ? hours : null,
            })),
            changed: changes.length,
            changes: changes
              .slice(0, mostChanges)
              .map(({ timePairId, firstName, lastName, date, changedBy, changedAt }) => ({
                ...{ timePairId, firstName, lastName, date, changedBy, changedAt },
              })),
          },
        };
      },
      getPayCycleHours: async ({ query, employee, now }) => {
        const cycle = await managedCycle(database, employee.id, query.date, now);
        const rows = await readSpanHours(database, cycle.spans);
        const withTime = rows.filter(({ entries }) => entries > 0);
        return {
          status: 200,
          body: {
            ...cycle.range,
            people: new Set(withTime.map((row) => cycle.employeeOf.get(row.assignmentId))).size,
            entries: rows.reduce((sum, row) => sum + row.entries, 0),
            hours: hoursByType(rows),
            seen: seenOf(rows),
          },
        };
      },
      signOffPayCycle: ownIdempotency(async (request) => {
        await chain.open();
        const answer = await sign(request);
        const { body, employee, now } = request;
        const { employeeOf } = await managedCycle(database, employee.id, body.startDate, now);
        const managerIds = await managersOf(database, [...new Set(employeeOf.values())]);
        push.publish({ type: 'time-pairs-changed', employeeIds: managerIds });
        return answer;
      }),
    } satisfies Partial<Handlers>,
  };
}

const refusals = {
  NOT_OVER: 'PAY_CYCLE_NOT_OVER',
  UNDECIDED: 'PAY_CYCLE_UNDECIDED',
  WITHOUT_TIME: 'PAY_CYCLE_WITHOUT_TIME',
  SIGNED: 'PAY_CYCLE_SIGNED',
} as const satisfies Record<Exclude<SignOffState, 'READY'>, string>;

function stateOf({ isOver }: ManagedCycle, { days, changes }: Coverage): SignOffState {
  const sum = (count: (day: Coverage['days'][number]) => number) =>
    days.reduce((total, day) => total + count(day), 0);
  return signOffState({
    isOver,
    entries: sum(({ entries }) => entries),
    undecided: sum(({ undecided }) => undecided),
    uncovered: sum(({ entries, part }) => (part === null ? entries : 0)),
    changed: changes.length,
  });
}

/** Identifies the state that was seen, for comparison when it is signed. */
function seenOf(rows: readonly SpanHours[]): string {
  return createHash('sha256').update(hoursText(rows)).digest('base64url');
}
