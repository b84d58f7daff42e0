import type { Answer, CallRequest, Handler, OperationId } from './calls.ts';
import { Refusal } from './refusal.ts';
import { retryOnConflict } from './retryOnConflict.ts';
import {
  answerAgain,
  answerKeptUntil,
  findAnswer,
  isKept,
  keepAnswer,
  receiptOf,
  type AnyAnswer,
  type Receipt,
  type StoredAnswer,
} from './storedAnswers.ts';
import { unitOfWork, type Unit, type UnitContext } from './unitOfWork.ts';

const idempotent = new WeakSet<object>();

/**
 * A handler for a command: decides, writes and tells through its unit, so that a retry gets the
 * first answer and changes nothing (docs/decisions/one-command.md).
 */
export function command<Id extends OperationId>(
  context: UnitContext,
  decide: (request: CallRequest<Id>, unit: Unit) => Promise<Answer<Id>>,
): Handler<Id> {
  return ownIdempotency((request) => {
    const receipt = receiptOf(request, answerKeptUntil(request.now));
    return answerOnce(context, receipt, {
      read: async () => {
        const [answer = null] = await context.database.run(findAnswer, receipt.actorAndKey);
        return { answer };
      },
      decide: (_known, unit) => decide(request, unit),
    });
  });
}

/** What a command is decided on. */
interface Known {
  /** The answer already stored for its key. */
  readonly answer: StoredAnswer | null;
  /**
   * True if the command names something that has not arrived yet: a refusal is then not stored, so
   * that a retry can succeed.
   */
  readonly isIncomplete?: boolean;
}

/**
 * A command that reads the answer to its key together with everything else. In order: read; return
 * the stored answer if there is one; decide; write the change with its answer; publish. Reads and
 * decides again if its data changed before the write, or its key was answered. Refusals are stored
 * too, except 401, 403, 429 and 5xx; the same key with another body is refused:
 * IDEMPOTENCY_KEY_REUSED.
 */
export function answerOnce<State extends Known, Given extends AnyAnswer>(
  context: UnitContext,
  receipt: Receipt,
  {
    read,
    decide,
  }: {
    readonly read: () => Promise<State>;
    readonly decide: (state: State, unit: Unit) => Promise<Given>;
  },
): Promise<Given> {
  return retryOnConflict(async () => {
    const state = await read();
    if (state.answer !== null) return answerAgain<Given>(state.answer, receipt);
    try {
      return await unitOfWork(
        context,
        (unit) => decide(state, unit),
        ({ status, body }) => ({ ...receipt, status, body }),
      );
    } catch (error) {
      if (error instanceof Refusal && isKept(error) && state.isIncomplete !== true) {
        const { status, code, details } = error;
        const refused = { ...receipt, status, body: { code, details }, shiftId: null };
        await keepAnswer(context.database, refused);
      }
      throw error;
    }
  });
}

/**
 * Marks a command's handler that stores its key itself: by `answerOnce`, or in a unique column of
 * its own.
 */
export function ownIdempotency<Id extends OperationId>(handler: Handler<Id>): Handler<Id> {
  idempotent.add(handler);
  return handler;
}

/** Whether a handler can serve a command of the contract. */
export function isIdempotent(handler: object): boolean {
  return idempotent.has(handler);
}
