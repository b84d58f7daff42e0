import type { components, ErrorCode, LocalDate, WorkSchedule } from 'shared-contracts';
import { daysOf } from 'shared-contracts';
import { brief, dayOff, early, late, night } from './planned.ts';

type Schemas = components['schemas'];
type Refusal = Schemas['PlanRefusal'];
type Remark = Schemas['PlanRemark'];
type Status = Schemas['TemporaryScheduleStatus'];

/** A command as sent. */
export interface Command {
  readonly path: string;
  readonly key: string | null;
  readonly body: Body;
}

type Body = Schemas['AssignRequest'] &
  Partial<Schemas['RotationRequest']> &
  Partial<Schemas['CopyRequest']>;

const perPage = 30;

/** A fake network: offers schedules, previews plans, and saves them. */
export function planServer(names: ReadonlyMap<number, string>) {
  let schedules: readonly WorkSchedule[] = [early, late, night];
  let failure: { status: number; code: ErrorCode } | null = null;
  let passes = 0;
  let isBlind = false;
  let held: Promise<void> | null = null;
  let standing: (
    times: number,
  ) => Pick<Status, 'ecSynchronisationStatus' | 'synchronisationError'> = () => ({
    ecSynchronisationStatus: 'SYNCHRONISED',
    synchronisationError: null,
  });
  const refusals = new Map<number, Refusal>();
  const remarks = new Map<number, readonly Remark[]>();
  const versions = new Map<number, number>();
  const changed = new Map<number, Refusal>();
  const previews: Schemas['PlanPreviewRequest'][] = [];
  const commands: Command[] = [];
  const undone: number[] = [];
  const undoKeys: (string | null)[] = [];
  let failingUndo = 0;
  const sentAgain: string[] = [];
  const searches: URLSearchParams[] = [];
  let lastBatch = 0;
  let asked = 0;

  const versionOf = (userId: number) => versions.get(userId) ?? 3;
  const nameOf = (userId: number) => names.get(userId) ?? `Person ${userId}`;

  function datesOf(body: Body, userId: number): readonly LocalDate[] {
    const picked = body.days?.find((each) => each.userId === userId);
    if (picked) return picked.dates;
    const { startDate, endDate } = body;
    return startDate && endDate ? daysOf({ startDate, endDate }) : [];
  }

  function preview(request: Schemas['PlanPreviewRequest']): Schemas['PlanPreview'] {
    const body: Body = request.assign ?? request.rotation ?? request.copy ?? {};
    const userIds = body.days?.map(({ userId }) => userId) ?? body.userIds ?? [];
    const turns = (body.workSchedules ?? []).flatMap(({ duration, externalCode }) =>
      Array.from({ length: duration }, () => externalCode),
    );
    const after = (index: number) => {
      const code = turns[index % turns.length] ?? body.workScheduleExternalCode;
      const schedule = schedules.find(({ externalCode }) => externalCode === code);
      return schedule ? brief(schedule) : dayOff;
    };
    return {
      workSchedules: [...schedules],
      rows: userIds.map((userId) => {
        const refusal = refusals.get(userId) ?? null;
        const dates = refusal ? [] : datesOf(body, userId);
        return {
          userId,
          employeeName: nameOf(userId),
          planVersion: versionOf(userId),
          refusal,
          days: dates.map((date, index) => ({ date, before: brief(early), after: after(index) })),
          remarks: [...(refusal ? [] : (remarks.get(userId) ?? []))],
        };
      }),
    };
  }

  function status(userId: number, batchId: number): Status {
    return {
      tempWorkScheduleExternalCode: `TEMP-${userId}-${batchId}`,
      assignmentId: userId,
      startDate: '2026-11-19',
      endDate: '2026-11-20',
      ecSynchronisationStatus: 'SYNCHRONISATION_PENDING',
      synchronisationError: null,
    };
  }

  function plan({ body }: Command): Schemas['PlanAnswer'] {
    const userIds = body.days?.map(({ userId }) => userId) ?? body.userIds ?? [];
    lastBatch += 1;
    const results = userIds.map((userId) => {
      const seen = body.seen?.find((each) => each.userId === userId);
      const isOld = seen !== undefined && seen.planVersion !== versionOf(userId);
      const refusal = refusals.get(userId) ?? (isOld ? (changed.get(userId) ?? null) : null);
      if (!refusal) versions.set(userId, versionOf(userId) + 1);
      return {
        userId,
        refusal,
        planVersion: versionOf(userId),
        tempScheduleRequests: refusal ? [] : [status(userId, lastBatch)],
      };
    });
    const isAny = results.some(({ refusal }) => refusal === null);
    return { batchId: isAny ? lastBatch : null, results };
  }

  async function fetch(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    switch (pathname) {
      case '/api/work-schedules/page': {
        searches.push(searchParams);
        const search = searchParams.get('search')?.toLowerCase() ?? '';
        const found = schedules.filter(({ externalName }) =>
          externalName.toLowerCase().includes(search),
        );
        const page = Number(searchParams.get('page'));
        const contents = found.slice(page * perPage, (page + 1) * perPage);
        return Response.json({ contents, totalPages: Math.ceil(found.length / perPage) });
      }
      case '/api/work-schedules/preview': {
        const body: Schemas['PlanPreviewRequest'] = await bodyOf(request);
        previews.push(body);
        if (isBlind) return problem({ status: 503, code: 'UNAVAILABLE' });
        return Response.json(preview(body));
      }
      case '/api/work-schedules/undo': {
        const { batchId }: Schemas['UndoPlanRequest'] = await bodyOf(request);
        undone.push(batchId);
        undoKeys.push(request.headers.get('idempotency-key'));
        if (undone.length === failingUndo) return problem({ status: 503, code: 'UNAVAILABLE' });
        const of = commands[batchId - 1]?.body;
        const userIds = of?.days?.map(({ userId }) => userId) ?? of?.userIds ?? [];
        return Response.json({
          batchId,
          results: userIds.map((userId) => ({
            userId,
            refusal: refusals.get(userId) ?? null,
            planVersion: versionOf(userId),
            tempScheduleRequests: [],
          })),
        });
      }
      case '/api/work-schedules/temp-assignment-statuses': {
        asked += 1;
        const codes = searchParams.getAll('externalCodes');
        return Response.json(
          codes.map((code) => ({
            ...status(Number(code.split('-')[1]), 0),
            tempWorkScheduleExternalCode: code,
            ...standing(asked),
          })),
        );
      }
      default: {
        const code = /temp-assignments\/(.+)\/synchronise$/.exec(pathname)?.[1];
        if (code) {
          sentAgain.push(code);
          const again = status(Number(code.split('-')[1]), 0);
          return Response.json({ ...again, tempWorkScheduleExternalCode: code });
        }
        const body: Body = await bodyOf(request);
        const command = { path: pathname, key: request.headers.get('idempotency-key'), body };
        commands.push(command);
        await heldOr(request.signal, held);
        if (failure && passes === 0) return problem(failure);
        passes -= 1;
        return Response.json(plan(command));
      }
    }
  }

  return {
    fetch,
    previews,
    commands,
    undone,
    undoKeys,
    sentAgain,
    searches,
    statusesAsked: () => asked,
    offer: (list: readonly WorkSchedule[]) => void (schedules = list),
    refuse: (userId: number, refusal: Refusal) => void refusals.set(userId, refusal),
    admit: (userId: number) => void refusals.delete(userId),
    remark: (userId: number, ...list: readonly Remark[]) => void remarks.set(userId, list),
    /** Somebody else plans the row: the version seen is stale. */
    changeMeanwhile(userId: number, refusal: Refusal): void {
      versions.set(userId, versionOf(userId) + 1);
      changed.set(userId, refusal);
    },
    /** After that many commands; null ends it. */
    fail(next: { status: number; code: ErrorCode } | null, after = 0): void {
      failure = next;
      passes = after;
    },
    /** The n-th request to undo. */
    failUndo: (nth: number) => void (failingUndo = nth),
    failPreviews: (fails: boolean) => void (isBlind = fails),
    hold(until: Promise<void>): void {
      held = until;
    },
    /** The HR system's state of what was sent, at the n-th request. */
    answerStatuses(next: typeof standing): void {
      standing = next;
    },
  };
}

async function bodyOf<Content>(request: Request): Promise<Content> {
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- the client's types made it
  const body: Content = await request.json();
  return body;
}

/** An aborted request has no response. */
async function heldOr(signal: AbortSignal, held: Promise<void> | null): Promise<void> {
  if (held === null) return;
  const givenUp = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  await Promise.race([held, givenUp]);
}

function problem({ status, code }: { status: number; code: ErrorCode }): Response {
  return Response.json(
    { code, status, type: 'about:blank', title: '', detail: 'Something went wrong.', traceId: 't' },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );
}
