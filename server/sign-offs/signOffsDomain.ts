import { createHash } from 'node:crypto';
import type { components } from 'shared-contracts';
import type { Handlers } from '../calls/calls.ts';
import { command } from '../calls/commands.ts';
import { Refusal } from '../calls/refusal.ts';
import type { UnitContext } from '../calls/unitOfWork.ts';
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
export function signOffsDomain(context: UnitContext, chain: RecordChain) {
  const { database } = context;

  return {
    handlers: {
      getPayCycleSignOff: async ({ query, employee, now }) => {
        const cycle = await managedCycle(database, employee.id, query.date, now);
        const coverage = await findCoverage(database, cycle.spans);
        return { status: 200, body: presentSignOff(cycle, coverage, employee.id) };
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
      signOffPayCycle: command(context, async ({ body, employee, now }, unit) => {
        await chain.open();
        const cycle = await managedCycle(unit, employee.id, body.startDate, now);
        const { range, spans, employeeOf } = cycle;
        if (range.startDate !== body.startDate || range.endDate !== body.endDate) {
          throw new Refusal('VALIDATION_FAILED', {
            fields: [{ field: 'endDate', fault: 'choice' }],
          });
        }
        const before = await findCoverage(unit, spans);
        const rows = await readSpanHours(unit, spans);
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
        await unit.run(addSignOff, {
          managerId: employee.id,
          startDate: range.startDate,
          endDate: range.endDate,
          now,
          hours: JSON.stringify(content.hours),
          mac: await chain.seal(sealedSignOff(content)),
          ...spanValues(content.parts),
          sequences: content.parts.map(({ sequence }) => sequence),
          recordMacs: content.parts.map(({ recordMac }) => recordMac),
        });
        const managerIds = await managersOf(unit, [...new Set(employeeOf.values())]);
        unit.tell({ type: 'time-pairs-changed', employeeIds: managerIds });
        return { status: 204 };
      }),
    } satisfies Partial<Handlers>,
  };
}

function presentSignOff(
  cycle: ManagedCycle,
  coverage: Coverage,
  employeeId: number,
): components['schemas']['PayCycleSignOff'] {
  const { days, signOffs, changes } = coverage;
  const peopleWith = (is: (day: (typeof days)[number]) => boolean) =>
    new Set(days.filter(is).map(({ assignmentId }) => cycle.employeeOf.get(assignmentId))).size;
  return {
    ...cycle.range,
    state: stateOf(cycle, coverage),
    undecided: days.reduce((sum, day) => sum + day.undecided, 0),
    people: peopleWith(({ entries }) => entries > 0),
    uncovered: peopleWith(({ entries, part }) => entries > 0 && part === null),
    signOffs: signOffs.map(({ id, signedById, signedBy, signedAt, hours }) => ({
      ...{ id, signedById, signedBy, signedAt },
      people: peopleWith(({ part }) => part?.signOffId === id),
      hours: signedById === employeeId ? hours : null,
    })),
    changed: changes.length,
    changes: changes
      .slice(0, mostChanges)
      .map(({ timePairId, firstName, lastName, date, changedBy, changedAt }) => ({
        ...{ timePairId, firstName, lastName, date, changedBy, changedAt },
      })),
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
