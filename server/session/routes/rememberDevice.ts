import type { AnswerCookie } from '../../http/calls.ts';
import {
  deviceCookieInSeconds,
  type FailedLogIns,
  type LogInAttempt,
} from '../data/failedLogIns.ts';
import { newToken } from '../data/token.ts';

/** After a log-in: the cookie by which this device is known for the account from now on. */
export async function rememberDevice(
  failures: FailedLogIns,
  attempt: LogInAttempt,
): Promise<AnswerCookie> {
  const value = attempt.device ?? newToken();
  await failures.remember(attempt, value);
  return { name: 'device', value, maxAgeInSeconds: deviceCookieInSeconds };
}
