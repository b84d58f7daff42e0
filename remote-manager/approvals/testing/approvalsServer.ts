import {
  isDecidable,
  type ApprovalStatus,
  type components,
  type ErrorCode,
} from 'shared-contracts';
import { assignment } from 'shared-contracts/testing/employee.ts';
import { timeServer } from 'shared-time/testing/timeServer.ts';
import { entryOf } from '../rules/selection.ts';
import type { UnworkedDay } from '../../unworked-days/data/unworkedDays.ts';
import type { ApprovalGroup, Decision, TimePair } from '../rules/timePairs.ts';
import { bodyOf, nothingToSign, problem } from './answers.ts';
import { isCorrected, isUnusual, timePair, versions, withEntries } from './people.ts';

type Schemas = components['schemas'];
type Filter = Schemas['ApprovalsFilter'];
type Refused = Pick<Schemas['ApprovalResult'], 'code' | 'changedBy'>;
type DecisionBody = Schemas['ApprovalRequest'];

type Held = 'decisions' | 'selections' | 'lists';
type UnworkedCommand = Partial<Schemas['UnworkedDayOutcome'] & Schemas['UnworkedDayOutcomes']>;

const most = { entries: 200, people: 100 };
/** The id of a restored version. */
const restored = 950;
/** The id of time added as planned. */
const added = 900;

/** A fake network: stores people's time, finds it and decides it. */
export function approvalsServer(
  people: readonly ApprovalGroup[],
  notWorked: readonly UnworkedDay[] = [],
) {
  let groups = people;
  let unworked = notWorked;
  let failure: { status: number; code: ErrorCode } | null = null;
  /** Decisions that succeed before the failure. */
  let passes = 0;
  let hidesEntries = false;
  let isLost = false;
  const lost: string[] = [];
  const filters: Filter[] = [];
  const opened: number[] = [];
  const decisions: (DecisionBody & { key: string | null })[] = [];
  const undone: number[] = [];
  let held: { what: Held; passing: number; until: Promise<void> } | null = null;
  const commands: { path: string; body: unknown }[] = [];
  const stopped = new Map<number, Refused>();
  const scheduled = new Set<number>();
  const approvedBefore = new Map<number, TimePair>();
  const dialogs = timeServer();
  let saved: number | null = null;
  /** Undecided entries of other days. */
  let elsewhere = 0;

  async function letGo(what: Held): Promise<void> {
    if (held?.what !== what) return;
    if (held.passing === 0) await held.until;
    else held = { ...held, passing: held.passing - 1 };
  }

  function find(filter: Filter): readonly ApprovalGroup[] {
    const { approvalStatus = [], search = '', employeeIds, onlyExceptions = false } = filter;
    const { infoFilter = [] } = filter;
    return groups
      .filter(({ id }) => !employeeIds || employeeIds.includes(id))
      .filter(({ firstName, lastName }) => `${firstName} ${lastName}`.includes(search))
      .map((group) =>
        withEntries(
          group,
          group.summaries.filter(
            (pair) =>
              (approvalStatus.length === 0 || approvalStatus.includes(pair.status)) &&
              (!onlyExceptions || isUnusual(pair)) &&
              (infoFilter.length === 0 ||
                infoFilter.some((each) => pair.infoIndicators.includes(each))),
          ),
        ),
      )
      .map((group) => ({ ...group, totalUnworked: unworkedOf(group.id).length }))
      .filter(({ summaries, totalUnworked }) => summaries.length > 0 || totalUnworked > 0);
  }

  function unworkedOf(employeeId: number): readonly UnworkedDay[] {
    return unworked.filter((day) => day.employeeId === employeeId);
  }

  /** Records what a planned shift was, or its added time; null undoes it. */
  function settle(id: number | undefined, outcome: unknown): void {
    unworked =
      outcome === null
        ? notWorked
        : unworked.filter(({ employeeAssignmentId }) => employeeAssignmentId !== id);
  }

  function list(filter: Filter): Response {
    const { page, pageSize, entriesPage = 0, entriesPageSize = 200 } = filter;
    const found = find(filter);
    const pairs = found.flatMap(({ summaries }) => summaries);
    const from = entriesPage * entriesPageSize;
    return Response.json({
      contents: found.slice(page * pageSize, (page + 1) * pageSize).map((group) => ({
        ...group,
        summaries: group.summaries.slice(from, from + entriesPageSize),
      })),
      totalPages: Math.ceil(found.length / pageSize),
      totalEmployees: found.length,
      totalTimePairs: pairs.length,
      totalDecidable: pairs.filter(isDecidable).length,
      totalUnworked: found.reduce((sum, { totalUnworked }) => sum + totalUnworked, 0),
    });
  }

  function selectable({ filter, purpose, only }: Schemas['ApprovalSelectionRequest']): Response {
    const all = find(filter).flatMap((group) =>
      group.summaries.filter(isDecidable).map((pair) => entryOf(group, pair)),
    );
    const chosen = only ? all.filter(({ timePairId }) => scheduled.has(timePairId)) : all;
    return Response.json({
      entries: purpose === 'SELECT' ? chosen.slice(0, most.entries) : chosen,
      next: null,
      totalTimePairs: chosen.length,
      totalEmployees: new Set(chosen.map(({ employeeId }) => employeeId)).size,
      totalDeletions: chosen.filter(({ status }) => status === 'PENDING_DELETE').length,
      totalCorrected: chosen.filter((each) => isCorrected(each, chosen)).length,
      totalLeftOut: all.length - chosen.length,
      graceMinutes: only ? 10 : null,
    });
  }

  function decide({ statusRequests, keepApproved = false }: DecisionBody): Response {
    if (failure && passes === 0) return problem(failure);
    passes = Math.max(0, passes - 1);
    const results = statusRequests.map(({ timePairId, status }) => {
      const refused = stopped.get(timePairId);
      return refused
        ? { timePairId, status: null, ...refused }
        : keepApproved && approvedBefore.has(timePairId)
          ? { timePairId, status: set(timePairId, 'APPROVED'), restoredVersionId: restored }
          : { timePairId, status: set(timePairId, status) };
    });
    const isDone = results.some((result) => !('code' in result));
    return isDone
      ? Response.json({ results })
      : problem({ status: 409, code: 'ALL_ROWS_FAILED' }, { results });
  }

  function set(timePairId: number, decision: Decision | 'PENDING'): ApprovalStatus {
    let after: ApprovalStatus = decision;
    groups = groups.map((group) =>
      withEntries(
        group,
        group.summaries.map((pair) => {
          if (pair.id !== timePairId) return pair;
          if (pair.status === 'PENDING_DELETE') {
            after = decision === 'APPROVED' ? 'DELETED' : 'APPROVED';
          }
          return { ...pair, status: after };
        }),
      ),
    );
    return after;
  }

  function latest(timePairId: number): Response {
    const pair = groups.flatMap(({ summaries }) => summaries).find(({ id }) => id === timePairId);
    return pair ? Response.json(pair) : problem({ status: 404, code: 'NOT_FOUND' });
  }

  return {
    /** Requested lists of people; entries of one person, and counts by a remark, are left out. */
    filters,
    /** Whose entries were requested, in order. */
    opened,
    decisions,
    /** Whose decision was undone. */
    undone,
    /** Other commands, and reads of everybody's planned shifts without time. */
    commands,
    /** Refuses these rows. */
    stop: (timePairId: number, refused: Refused) => void stopped.set(timePairId, refused),
    /** Makes these match their schedule. */
    schedule(...timePairIds: number[]): void {
      for (const id of timePairIds) scheduled.add(id);
    },
    /** Every decision fails like this, after `passing` successes; null ends it. */
    fail(how: typeof failure, passing = 0): void {
      failure = how;
      passes = passing;
    },
    /** Holds these responses back until released, after `passing` responses. */
    hold(what: Held, passing = 0): () => void {
      const gate = Promise.withResolvers<void>();
      held = { what, passing, until: gate.promise };
      return gate.resolve;
    },
    /** The entry was approved as this, and corrected since. */
    correct: (timePairId: number, approved: TimePair) =>
      void approvedBefore.set(timePairId, approved),
    /** This many entries wait on other days. */
    waitsElsewhere: (count: number) => void (elsewhere = count),
    failEntries: (hides: boolean) => void (hidesEntries = hides),
    /** Goes offline; returns the paths of failed requests. */
    lose(): readonly string[] {
      isLost = true;
      return lost;
    },
    /** Dialogs save this entry. */
    saves: (timePairId: number) => void (saved = timePairId),
    /** Somebody else decides. */
    set,
    async fetch(request: Request): Promise<Response> {
      const { pathname } = new URL(request.url);
      if (isLost) {
        lost.push(pathname);
        throw new TypeError('Failed to fetch');
      }
      if (pathname.endsWith('/default-approval-status-filter')) {
        return Response.json(['INCOMPLETE', 'PENDING', 'PENDING_DELETE']);
      }
      if (pathname.endsWith('/pay-cycle')) {
        return Response.json({ startDate: '2026-11-09', duration: 14, unit: 'DAYS' });
      }
      if (/\/(subordinate-positions|assignment-summaries)$/.test(pathname))
        return Response.json([]);
      if (pathname.endsWith('/assignments')) return Response.json([assignment({ id: 1 })]);
      if (/\/(reasons|cost-centers)$/.test(pathname)) return dialogs.fetch(request);
      if (pathname.endsWith('/fetch-approvals')) {
        const filter = await bodyOf<Filter>(request);
        const { onlyExceptions = false, infoFilter = [] } = filter;
        const isCount = filter.pageSize === 1 && (onlyExceptions || infoFilter.length === 1);
        if (filter.entriesPageSize === 0) await letGo('lists');
        if (filter.entriesPageSize === 0 && isCount) return list(filter);
        if (filter.entriesPageSize === 0) filters.push(filter);
        else if (hidesEntries) return problem({ status: 503, code: 'UNAVAILABLE' });
        else opened.push(...(filter.employeeIds ?? []));
        return list(filter);
      }
      if (pathname.endsWith('/undecided-count')) {
        const shown = groups.reduce((sum, { totalDecidable }) => sum + totalDecidable, 0);
        return Response.json({ count: shown + elsewhere });
      }
      if (pathname.endsWith('/unworked-days')) {
        const body = await bodyOf<Schemas['UnworkedDaysFilter']>(request);
        if (!body.employeeIds) commands.push({ path: pathname, body });
        const contents = body.employeeIds?.flatMap(unworkedOf) ?? unworked;
        return Response.json({ contents, next: null });
      }
      if (pathname.endsWith('/pay-cycles/sign-off')) return Response.json(nothingToSign);
      if (pathname.endsWith('/approvals/selection')) {
        const asked = await bodyOf<Schemas['ApprovalSelectionRequest']>(request);
        if (asked.purpose === 'DECIDE') await letGo('selections');
        return selectable(asked);
      }
      if (pathname.endsWith('/approvals/undo')) {
        const { timePairIds } = await bodyOf<Schemas['UndoRequest']>(request);
        undone.push(...timePairIds);
        const results = timePairIds.map((id) => ({ timePairId: id, status: set(id, 'PENDING') }));
        return Response.json({ results });
      }
      const [, wanted] = /time-pairs\/(\d+)\/latest-version$/.exec(pathname) ?? [];
      if (wanted) return latest(Number(wanted));
      const [, corrected] = /time-pairs\/(\d+)\/corrections$/.exec(pathname) ?? [];
      if (corrected) return versions(timePair(Number(corrected)), approvedBefore);
      if (!pathname.endsWith('/time-pairs/approvals')) {
        const body = await bodyOf<UnworkedCommand | null>(request).catch(() => null);
        commands.push({ path: pathname, body });
        if (pathname.endsWith('/outcomes')) {
          const { days = [], outcome } = body ?? {};
          for (const day of days) settle(day.employeeAssignmentId, outcome);
          return new Response(null, { status: 204 });
        }
        if (/unworked-days|manual-shift-pair/.test(pathname)) {
          settle(body?.employeeAssignmentId, body?.outcome);
        }
        if (pathname.endsWith('/outcome')) return new Response(null, { status: 204 });
        if (request.method === 'DELETE') {
          settle(undefined, null);
          return Response.json({ status: 'DELETED', timePair: timePair(added) });
        }
        if (pathname.endsWith('/manual-shift-pair') && saved !== null) {
          const shiftTimePairs = [await latest(saved).json()];
          return Response.json({ shiftTimePairs, violations: [] });
        }
        if (pathname.endsWith('/manual-shift-pair')) {
          const shiftTimePairs = [timePair(added, { status: 'APPROVED' })];
          return Response.json({ shiftTimePairs, violations: [] });
        }
        const [, synchronised] = /time-pairs\/(\d+)\/synchronise$/.exec(pathname) ?? [];
        if (synchronised) return latest(Number(synchronised));
        return Response.json({ shiftTimePairs: [], violations: [] });
      }
      const body = await bodyOf<DecisionBody>(request);
      decisions.push({ ...body, key: request.headers.get('idempotency-key') });
      await letGo('decisions');
      return decide(body);
    },
  };
}
