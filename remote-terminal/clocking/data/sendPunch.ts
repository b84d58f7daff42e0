import { answer, ApiFailure, type ApiClient, type components, type Locale } from 'shared-contracts';
import { deviceClock, elapsedBetween } from 'shared-time/device-clock';
import type { RecordedPunch } from '../rules/terminalDialog.ts';

export interface Press {
  readonly body: Omit<
    components['schemas']['TerminalPunch'],
    'timeZoneOffset' | 'delayInMilliseconds'
  >;
  /** Idempotency-Key of this press, the same for every attempt. */
  readonly key: string;
  /** The spoken language, for the server's messages. */
  readonly locale: Locale;
}

export type PunchOutcome =
  | { readonly kind: 'recorded'; readonly punch: RecordedPunch }
  | { readonly kind: 'refused'; readonly failure: ApiFailure }
  /** No response within the time; without `mayBeRecorded` it has never left the terminal. */
  | { readonly kind: 'unanswered'; readonly mayBeRecorded: boolean };

interface Trying {
  /** Aborts it without a response. */
  readonly signal: AbortSignal;
  /** Called after each failed attempt that another follows. */
  readonly onRetry: () => void;
}

/** Milliseconds between attempts. */
const pause = 1500;
const longestDelay = 60_000;

/** Sends a press until there is a response, always with the same key, so that it counts once. */
export async function sendPunch(
  api: Pick<ApiClient, 'POST'>,
  { body, key, locale }: Press,
  { signal, onRetry }: Trying,
): Promise<PunchOutcome> {
  const pressed = deviceClock.read();
  let mayBeRecorded = false;
  const timeZoneOffset = -new Date().getTimezoneOffset();
  while (!signal.aborted) {
    mayBeRecorded ||= navigator.onLine;
    try {
      const elapsed = elapsedBetween(pressed, deviceClock.read());
      const delayInMilliseconds = Math.round(Math.min(elapsed, longestDelay));
      const call = api.POST('/api/terminal/punches', {
        params: { query: { lang: locale }, header: { 'idempotency-key': key } },
        body: { ...body, timeZoneOffset, delayInMilliseconds },
        signal,
      });
      return { kind: 'recorded', punch: await answer(call) };
    } catch (failure) {
      if (failure instanceof ApiFailure && isAnswer(failure)) return { kind: 'refused', failure };
      if (!signal.aborted) onRetry();
    }
    await passed(pause, signal);
  }
  return { kind: 'unanswered', mayBeRecorded };
}

/** Whether the server has decided: not without a response, nor if it is only unavailable. */
function isAnswer({ code, status }: ApiFailure): boolean {
  if (code === 'REQUEST_IN_PROGRESS') return false;
  return status !== undefined && status >= 400 && status < 500;
}

function passed(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end, { once: true });
    if (signal.aborted) end();
    function end() {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      done();
    }
  });
}
