import type { Database } from '../database/database.ts';
import type { Runner } from '../database/statement.ts';
import type { Answer, CallRequest, Handler, OperationId } from './calls.ts';
import { command, ownIdempotency } from './commands.ts';
import { Refusal } from './refusal.ts';
import { retryOnConflict } from './retryOnConflict.ts';

/** A prepared command: what it will write, and the answer afterwards. */
export interface Prepared<Id extends OperationId> {
  readonly answer: Answer<Id>;
  write(transaction: Runner): Promise<unknown>;
  /** Notifies the pages after the commit; not called if a retry wrote nothing. */
  tell?(): void;
}

/**
 * A command that reads and decides before its transaction, as the transaction can use only its own
 * connection. Does both again if the record chain has grown in the meantime. A refusal is stored
 * under the command's key like any answer.
 */
export function preparedCommand<Id extends OperationId>(
  database: Database,
  prepare: (request: CallRequest<Id>) => Promise<Prepared<Id>>,
): Handler<Id> {
  return ownIdempotency((request) =>
    retryOnConflict(async () => {
      const prepared = await prepare(request).catch(refusalOf);
      let tell: () => void = () => undefined;
      const act = command<Id>(database, async (_request, transaction) => {
        if (prepared instanceof Refusal) throw prepared;
        await prepared.write(transaction);
        tell = () => prepared.tell?.();
        return prepared.answer;
      });
      const answer = await act(request);
      tell();
      return answer;
    }),
  );
}

/** The refusal with which a judgement ended; rethrows any other error. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  throw error;
}
