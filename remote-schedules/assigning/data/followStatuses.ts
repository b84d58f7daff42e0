import { ApiFailure, type ApiClient } from 'shared-contracts';
import { isPending, type SentSchedule } from '../rules/planOutcome.ts';
import { readStatuses } from './planCalls.ts';

/** Spec §4 and §9: each second, for a minute. */
const everyMilliseconds = 1_000;
const times = 60;

/**
 * Asks how temporary schedules stand until none is on its way any more, at most for a minute. Settles
 * with what was last known of each; an answer that does not come is left out, and after a stop all
 * that is left of it.
 */
export async function followStatuses(
  api: ApiClient,
  sent: readonly SentSchedule[],
  stopped: AbortSignal,
): Promise<readonly SentSchedule[]> {
  const known = new Map(sent.map((each) => [each.tempWorkScheduleExternalCode, each]));
  for (let time = 0; time < times; time += 1) {
    const waiting = [...known.values()].filter(isPending);
    if (waiting.length === 0 || stopped.aborted) break;
    await pause(stopped);
    if (stopped.aborted) break;
    const codes = waiting.map((each) => each.tempWorkScheduleExternalCode);
    try {
      for (const each of await readStatuses(api, codes, stopped)) {
        known.set(each.tempWorkScheduleExternalCode, each);
      }
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      // Whoever may not ask any more has signed out.
      if (failure.status !== undefined && failure.status < 500) break;
    }
  }
  return [...known.values()];
}

function pause(stopped: AbortSignal): Promise<void> {
  return new Promise((settle) => {
    const timer = setTimeout(done, everyMilliseconds);
    stopped.addEventListener('abort', done, { once: true });
    function done(): void {
      clearTimeout(timer);
      stopped.removeEventListener('abort', done);
      settle();
    }
  });
}
