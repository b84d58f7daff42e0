import { useRef, useState } from 'react';
import { batchesOf, sendBatches, type ApiFailure, type Batch } from 'shared-contracts';
import { useApi, useQueryClient } from 'shared-ui';
import { inviteesPath, makeInvitations } from '../data/invitationCalls.ts';
import { wantedOf, type InvitationOrder } from '../rules/invitationOrder.ts';
import type { Invitation, Invitee, Refused } from '../rules/invitee.ts';

/** Each takes about a tenth of a second: progress shows every two seconds. */
const peoplePerRequest = 20;

/** A run of invitations: what is made so far, and who is left. */
export interface Run {
  readonly order: InvitationOrder;
  readonly people: readonly Invitee[];
  readonly total: number;
  readonly invitations: readonly Invitation[];
  readonly refused: readonly Refused[];
  /** Null while it is under way. */
  readonly end: {
    readonly left: readonly Batch<Invitee>[];
    readonly failure: ApiFailure | null;
  } | null;
  /** Until then the first of the one-time passwords ends. */
  readonly until: string | null;
}

/** Makes invitations in batches. They are in the page's memory only. */
export function useMake() {
  const api = useApi();
  const queries = useQueryClient();
  const [run, setRun] = useState<Run | null>(null);
  const stop = useRef<AbortController | null>(null);

  async function send(
    order: InvitationOrder,
    batches: readonly Batch<Invitee>[],
    /** The batch whose answer was lost. */
    lost: Batch<Invitee> | undefined,
  ): Promise<void> {
    stop.current = new AbortController();
    const end = await sendBatches(
      batches,
      async (batch) => {
        const people = batch.rows.map((person) => wantedOf(person, order, batch === lost));
        const made = await makeInvitations(api, people);
        setRun(
          (last) =>
            last && {
              ...last,
              invitations: [...last.invitations, ...made.invitations],
              refused: [...last.refused, ...made.refused],
              until: last.until ?? made.until,
            },
        );
      },
      stop.current.signal,
    );
    setRun((last) => last && { ...last, end });
    void queries.invalidateQueries({ queryKey: api.query.key(inviteesPath) });
  }

  return {
    run,
    start(people: readonly Invitee[], order: InvitationOrder): void {
      const batches = batchesOf(
        people,
        (part) => part.length < peoplePerRequest,
        () => crypto.randomUUID(),
      );
      setRun({
        ...{ order, people, total: people.length, invitations: [], refused: [] },
        ...{ end: null, until: null },
      });
      void send(order, batches, undefined);
    },
    stop: () => stop.current?.abort(),
    goOn(): void {
      if (!run?.end) return;
      const { left, failure } = run.end;
      setRun({ ...run, end: null });
      void send(run.order, left, failure === null ? undefined : left[0]);
    },
    clear: () => setRun(null),
  };
}

export type Make = ReturnType<typeof useMake>;
