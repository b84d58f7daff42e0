import type { Database } from '../database/database.ts';
import type { Runner } from '../database/statement.ts';
import type { Answer, CallRequest, Handler, OperationId } from './calls.ts';
import { command, ownIdempotency } from './commands.ts';
import { Refusal } from './refusal.ts';
import { retryOnConflict } from './retryOnConflict.ts';

/** What a command will do: what is to be written, and the answer once that is done. */
export interface Prepared<Id extends OperationId> {
  readonly answer: Answer<Id>;
  write(transaction: Runner): Promise<unknown>;
  /** Tells the pages, after the commit; a repetition that wrote nothing tells nothing. */
  tell?(): void;
}

/**
 * A command that reads and decides before its transaction, since that may use nothing but itself, and
 * does both again when somebody else went on with the chain of records meanwhile. A refusal is kept
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

/** The refusal that a judgement ended with; anything else goes on. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  throw error;
}
