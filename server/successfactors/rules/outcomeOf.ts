import { refusal, type HrOutcome } from '../../hr-outbox/rules/hrSystem.ts';
import type { BatchAnswer } from './batchAnswers.ts';
import { fieldOf, listIn, parsed } from './json.ts';
import type { Operation } from './operation.ts';

const mostCharacters = 500;

/**
 * The result of an operation. An upsert reports it in its body, whatever its status; deleting a
 * missing record is a success; after a missing or invalid answer the result is unknown.
 */
export function outcomeOf(
  { method }: Pick<Operation, 'method'>,
  answer: BatchAnswer | undefined,
): HrOutcome {
  if (answer === undefined || answer.status === 0) return refusal('UNREACHABLE');
  const { status, body } = answer;
  if (method === 'DELETE' && (isSuccess(status) || status === 404)) return null;
  if (!isSuccess(status)) return refused(status, messageOf(body));
  const [result] = listIn(fieldOf(parsed(body), 'd'));
  const code = fieldOf(result, 'httpCode');
  if (typeof code !== 'number') return refusal('UNREACHABLE');
  if (isSuccess(code) && fieldOf(result, 'status') !== 'ERROR') return null;
  const message = fieldOf(result, 'message');
  // An upsert's message is a rejection, even with code 500: a retry would get the same.
  if (typeof message === 'string' && message !== '' && code === 500) {
    return refusal('REFUSED', message.slice(0, mostCharacters));
  }
  return refused(code, typeof message === 'string' ? message.slice(0, mostCharacters) : null);
}

/** The system's error message: `{"error": {"message": {"value": …}}}`, or the text itself. */
export function messageOf(body: string): string | null {
  const message = fieldOf(fieldOf(parsed(body), 'error'), 'message');
  const value = typeof message === 'string' ? message : fieldOf(message, 'value');
  return typeof value === 'string' ? value.slice(0, mostCharacters) : null;
}

function refused(status: number, message: string | null): HrOutcome {
  const isBusy = status === 429 || status >= 500;
  return refusal(isBusy ? 'BUSY' : 'REFUSED', message);
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}
