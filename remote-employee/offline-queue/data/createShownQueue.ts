import { withoutHolds, withPunch } from '../rules/queueChanges.ts';
import {
  settledPunches,
  waitingPunches,
  type NewPunch,
  type QueuedPunch,
} from '../rules/queuedPunch.ts';
import type { createTeller, QueueParts, QueueState } from './PunchQueue.ts';

/** The stored queue, and what of it is shown: also punches that are not stored yet. */
export function createShownQueue(
  { ownerId, store, tabs }: Pick<QueueParts, 'ownerId' | 'store' | 'tabs'>,
  tellEach: ReturnType<typeof createTeller>,
) {
  const changed = new Set<() => void>();
  /** Pressed, but not stored yet. */
  let adding: readonly QueuedPunch[] = [];
  let added: Promise<unknown> = Promise.resolve();
  let kept: readonly QueuedPunch[] = [];
  let state: QueueState = { waiting: [], settled: [], isSignedOut: false, isKept: true };

  function show(queue: readonly QueuedPunch[], changes: Partial<QueueState> = {}): void {
    kept = queue;
    const pending = adding.filter(({ key }) => queue.every((punch) => punch.key !== key));
    const waiting = [...waitingPunches(queue), ...pending];
    const isKept = state.isKept || waiting.length === 0;
    state = changedState(state, { isKept, ...changes, waiting, settled: settledPunches(queue) });
    tellEach(changed, (listener) => listener());
  }

  return {
    show,
    state: () => state,
    setSignedOut: (isSignedOut: boolean) => show(kept, { isSignedOut }),
    subscribe(listener: () => void): () => void {
      changed.add(listener);
      return () => void changed.delete(listener);
    },
    /** Changes the stored queue; returns it, without showing it. */
    async change(make: (queue: readonly QueuedPunch[]) => readonly QueuedPunch[]) {
      await added;
      const queue = await store.change(ownerId, make);
      tabs.tell({ kind: 'changed' });
      return queue;
    },
    /** Shows a punch at once; resolves when it is stored. */
    add(punch: NewPunch): Promise<unknown> {
      adding = [...adding, ...withPunch([], ownerId, punch)];
      show(withoutHolds(kept));
      added = added
        .then(() => store.add(ownerId, punch))
        .then(async (isKept) => {
          const queue = await store.read(ownerId);
          adding = adding.filter(({ key }) => key !== punch.key);
          show(queue, isKept ? {} : { isKept });
          tabs.tell({ kind: 'changed' });
        });
      return added;
    },
  };
}

export type ShownQueue = ReturnType<typeof createShownQueue>;

/**
 * Returns the same object if nothing visible changes: otherwise React would restart a render in
 * progress.
 */
function changedState(state: QueueState, changes: Partial<QueueState>): QueueState {
  const next = { ...state, ...changes };
  return isQuiet(state) && isQuiet(next) ? state : next;
}

/** No punch is visible, and nothing blocks sending. */
function isQuiet({ waiting, settled, isSignedOut, isKept }: QueueState): boolean {
  return waiting.length === 0 && settled.length === 0 && !isSignedOut && isKept;
}
