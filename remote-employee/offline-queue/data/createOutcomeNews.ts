import type { QueuedPunch } from '../rules/queuedPunch.ts';
import type { createTeller, QueueListener, QueueParts, Recorded, TabNews } from './PunchQueue.ts';

/** Outcomes of punches: reported in the tab where the punch was pressed, if it is still open. */
export function createOutcomeNews(
  { tabs, clock }: Pick<QueueParts, 'tabs' | 'clock'>,
  tellEach: ReturnType<typeof createTeller>,
) {
  const listeners = new Set<QueueListener>();

  function isPressedHere({ pressed }: QueuedPunch): boolean {
    return pressed.page === clock.read().page;
  }

  return {
    listen(listener: QueueListener): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Another open tab reports what happens to it. */
    isElsewhere: async (punch: QueuedPunch) =>
      !isPressedHere(punch) && (await tabs.isOpen(punch.pressed.page)),
    tellRecorded(recorded: Recorded): void {
      if (!recorded.isTold)
        tabs.tell({ kind: 'recorded', recorded: { ...recorded, isTold: true } });
      tellEach(listeners, (listener) => listener.onRecorded(recorded));
    },
    tellRefused(punch: QueuedPunch): void {
      tabs.tell({ kind: 'refused', punch });
      tellEach(listeners, (listener) => listener.onRefused(punch));
    },
    /** From another tab. */
    hear(news: TabNews): void {
      if (news.kind === 'recorded' && isPressedHere(news.recorded.punch)) {
        tellEach(listeners, (listener) => listener.onRecorded(news.recorded));
      } else if (news.kind === 'refused' && isPressedHere(news.punch)) {
        tellEach(listeners, (listener) => listener.onRefused(news.punch));
      }
    },
  };
}

export type OutcomeNews = ReturnType<typeof createOutcomeNews>;
