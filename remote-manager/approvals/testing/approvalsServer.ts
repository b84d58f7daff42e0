import {
  isDecidable,
  type ApprovalStatus,
  type components,
  type ErrorCode,
} from 'shared-contracts';
import type { ApprovalGroup, Decision } from '../rules/timePairs.ts';

type Filter = components['schemas']['ApprovalsFilter'];
type DecisionBody = components['schemas']['ApprovalRequest'];

/** A stand-in for the network: keeps people's time, finds it and decides it. */
export function approvalsServer(people: readonly ApprovalGroup[]) {
  let groups = people;
  let failure: { status: number; code: ErrorCode } | null = null;
  const filters: Filter[] = [];
  const decisions: (DecisionBody & { key: string | null })[] = [];
  const stopped = new Map<number, ErrorCode>();

  function find({ approvalStatus = [], search = '', page, pageSize }: Filter): Response {
    const found = groups
      .filter(({ firstName, lastName }) => `${firstName} ${lastName}`.includes(search))
      .map((group) => ({
        ...group,
        summaries: group.summaries.filter(
          ({ status }) => approvalStatus.length === 0 || approvalStatus.includes(status),
        ),
      }))
      .filter(({ summaries }) => summaries.length > 0);
    const pairs = found.flatMap(({ summaries }) => summaries);
    return Response.json({
      contents: found.slice(page * pageSize, (page + 1) * pageSize),
      totalPages: Math.ceil(found.length / pageSize),
      totalEmployees: found.length,
      totalTimePairs: pairs.length,
      totalDecidable: pairs.filter(isDecidable).length,
    });
  }

  function decide({ statusRequests }: DecisionBody): Response {
    if (failure) {
      return Response.json(
        { ...failure, type: 'about:blank', title: '', detail: '', traceId: 't' },
        { status: failure.status, headers: { 'content-type': 'application/problem+json' } },
      );
    }
    const results = statusRequests.map(({ timePairId, status }) => {
      const code = stopped.get(timePairId);
      return code
        ? { timePairId, status: null, code }
        : { timePairId, status: set(timePairId, status) };
    });
    return Response.json({ results });
  }

  function set(timePairId: number, decision: Decision): ApprovalStatus {
    let after: ApprovalStatus = decision;
    groups = groups.map((group) => ({
      ...group,
      summaries: group.summaries.map((pair) => {
        if (pair.id !== timePairId) return pair;
        if (pair.status === 'PENDING_DELETE')
          after = decision === 'APPROVED' ? 'DELETED' : 'APPROVED';
        return { ...pair, status: after };
      }),
    }));
    return after;
  }

  return {
    filters,
    decisions,
    /** These rows are refused. */
    stop: (timePairId: number, code: ErrorCode) => void stopped.set(timePairId, code),
    /** Every decision fails so; null ends it. */
    fail: (how: typeof failure) => void (failure = how),
    /** Somebody else decides. */
    set,
    async fetch(request: Request): Promise<Response> {
      const { pathname } = new URL(request.url);
      if (pathname.endsWith('/default-approval-status-filter')) {
        return Response.json(['INCOMPLETE', 'PENDING', 'PENDING_DELETE']);
      }
      if (pathname.endsWith('/fetch-approvals')) {
        const filter = await bodyOf<Filter>(request);
        filters.push(filter);
        return find(filter);
      }
      const body = await bodyOf<DecisionBody>(request);
      decisions.push({ ...body, key: request.headers.get('idempotency-key') });
      return decide(body);
    },
  };
}

async function bodyOf<Body>(request: Request): Promise<Body> {
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- the client's types made it
  const body: Body = await request.json();
  return body;
}
