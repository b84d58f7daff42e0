import type { components, FeatureInfo } from 'shared-contracts';
import { answerAgain, commandHash, isKept, keyOf } from '../../http/commands.ts';
import type { Database } from '../../database/database.ts';
import { runIn } from '../../database/statement.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServerContext } from '../../http/serverContext.ts';
import type { RecordChain } from '../../records/data/recordChain.ts';
import type { Derive } from '../../adjusted-time/data/createDerive.ts';
import { prepareLateness } from '../../adjusted-time/data/prepareLateness.ts';
import { retryOnConflict } from '../../records/data/retryOnConflict.ts';
import { presentShifts, type PresentationSources } from '../../time-entries/data/presentShifts.ts';
import { inEffect } from '../../time-entries/rules/inEffect.ts';
import type { AssignmentFacts, Catalogue } from '../../time-entries/rules/timePairContext.ts';
import { readPunchState, type PunchState, type ShiftName } from '../data/punchState.ts';
import { keepAnswer, savePunch, type KeptAnswer, type SavedPunch } from '../data/savePunch.ts';
import { mayComeFirst } from '../rules/mayComeFirst.ts';
import type { Outcome } from '../rules/punch.ts';
import { completePunch, punchRecord, type CompletePunch, type DonePunch } from './completePunch.ts';
import { presentViolation } from './presentViolation.ts';
import type { PunchAnswer, PunchRequest } from './punchCall.ts';
import { sinceText } from './sinceText.ts';

export interface PunchSources extends PresentationSources {
  readonly chain: RecordChain;
  readonly derive: Derive;
}

/** What a punch is decided with. */
export interface PunchFacts {
  readonly state: PunchState;
  readonly assignment: AssignmentFacts | undefined;
  readonly catalogue: Catalogue;
  readonly features: FeatureInfo;
}

/**
 * Carries a punch out: one statement reads all that it depends on, one writes the punch, its record
 * and its answer; what may come before other entries of its day tells their lateness anew, too.
 * Whoever finds that another punch of the assignment came between reads again.
 */
export function createPunch(
  { database, push }: Pick<ServerContext, 'database' | 'push'>,
  sources: PunchSources,
) {
  async function readFacts(request: PunchRequest, name: ShiftName | null) {
    const id = request.body.employeeAssignmentId;
    const [state, assignments, catalogue, features] = await Promise.all([
      readPunchState(database, keyOf(request), id, name),
      sources.facts.assignments([id]),
      sources.facts.catalogue(),
      sources.features.read(),
    ]);
    return { state, assignment: assignments.get(id), catalogue, features };
  }

  async function answerOf(
    request: PunchRequest,
    { shift, violations }: DonePunch,
    { state }: PunchFacts,
  ) {
    const shown = { ...inEffect(shift), modifiedBy: state.shift?.modifiedBy ?? null };
    const { clock_in: clockIn, time_zone: timeZone } = shift.pair;
    const since = violations.includes('ALREADY_CLOCKED_IN')
      ? await sinceText(database, request, clockIn, timeZone)
      : '';
    const body: components['schemas']['ClockEntryAnswer'] = {
      shiftTimePairs: await presentShifts(sources, [shown], request),
      violations: violations.map((code) => presentViolation(code, request, since)),
    };
    return body;
  }

  async function refusalOf(
    request: PunchRequest,
    { code, since }: Extract<Outcome, { readonly done: false }>,
    { assignment }: PunchFacts,
  ): Promise<Refusal> {
    if (since === undefined || assignment === undefined) return new Refusal(code);
    const text = await sinceText(database, request, since, assignment.timeZone);
    return new Refusal(code, { values: { since: text } });
  }

  async function save(
    request: PunchRequest,
    { state: { head }, assignment }: PunchFacts,
    punch: CompletePunch,
    answer: KeptAnswer,
  ): Promise<void> {
    const { shift, before, message } = punch;
    if (before === undefined) return keepAnswer(database, answer);
    const { id } = request.employee;
    const who = { actorId: id, employeeId: id };
    const change = punchRecord({ ...punch, before }, who, request.now);
    const [record] = await sources.chain.sign(head, [change]);
    if (record === undefined) throw new Error('One change is one record.');
    await write({ record, before, after: shift, message }, answer);
    push.publish({ type: 'active-shift-changed', employeeIds: [request.employee.id] });
    const managerIds = assignment?.managerIds ?? [];
    const employeeIds = [request.employee.id, ...managerIds];
    push.publish({ type: 'time-pairs-changed', employeeIds });
  }

  async function write(punch: SavedPunch, answer: KeptAnswer): Promise<void> {
    if (!mayComeFirst(punch)) return savePunch(database, punch, answer);
    const refreshLateness = await prepareLateness(sources.dayPlans, [punch]);
    await database.transaction(async (transaction) => {
      const run: Database['run'] = (asked, values) => runIn(transaction, asked, values);
      await savePunch({ run }, punch, answer);
      await refreshLateness(transaction);
    });
  }

  async function attempt(
    request: PunchRequest,
    hash: Buffer,
    name: ShiftName | null,
    decide: (facts: PunchFacts) => Promise<Outcome>,
  ): Promise<PunchAnswer> {
    const facts = await readFacts(request, name);
    if (facts.state.answer !== null) return answerAgain<'clockInShift'>(facts.state.answer, hash);
    const kept = { actorAndKey: keyOf(request), hash, at: request.now };
    try {
      const decided = await decide(facts);
      if (!decided.done) throw await refusalOf(request, decided, facts);
      const outcome = await completePunch(decided, sources.derive, request.now);
      const body = await answerOf(request, outcome, facts);
      const shiftId = outcome.shift.pair.original_version_id;
      await save(request, facts, outcome, { ...kept, status: 200, body, shiftId });
      return { status: 200, body };
    } catch (error) {
      // The clock-in that a key names may still be on its way: nothing is settled until it is known.
      const mayBecomeKnown = name?.key != null && facts.state.shift === null;
      if (error instanceof Refusal && isKept(error) && !mayBecomeKnown) {
        const { code, details, status } = error;
        const answer = { ...kept, status, body: { code, details }, shiftId: null };
        await keepAnswer(database, answer);
      }
      throw error;
    }
  }

  return async function punch(
    request: PunchRequest,
    name: ShiftName | null,
    decide: (facts: PunchFacts) => Promise<Outcome>,
  ): Promise<PunchAnswer> {
    const hash = commandHash(request);
    return retryOnConflict(() => attempt(request, hash, name, decide));
  };
}
