import type { Database } from '../database/database.ts';
import type { Runner } from '../database/statement.ts';
import type { PushChannel, PushedEvent } from '../push/pushChannel.ts';
import { keepAnswer, type KeptAnswer } from './storedAnswers.ts';

/** Rows that one statement writes, with an answer if it is given. */
export interface UnitChange {
  /** `answer` is null if another statement of the unit follows, or the work has no answer. */
  write(runner: Runner, answer: KeptAnswer | null): Promise<void>;
  /** Published after the commit. */
  readonly events: readonly PushedEvent[];
}

/**
 * What a piece of work writes, and what follows. Its statements run in one transaction, which
 * begins with the first of them: until then the work reads through the database, afterwards only
 * through the unit.
 */
export interface Unit extends Runner {
  /**
   * Holds the change and writes it before the unit's next statement. If there is no other, the
   * change and the command's answer are written together, in one statement without a transaction.
   * From now on the command's key names the shift `shiftId`.
   */
  stage(change: UnitChange, shiftId?: number | null): void;
  /** Publishes the event after the commit. */
  tell(event: PushedEvent): void;
  /** Runs the step after the commit. */
  afterwards(step: () => void): void;
}

export interface UnitContext {
  readonly database: Database;
  readonly push: Pick<PushChannel, 'publish'>;
}

/** Does the work and stores the answer to it, if there is one: completely or not at all. */
export async function unitOfWork<Result>(
  { database, push }: UnitContext,
  work: (unit: Unit) => Promise<Result>,
  answerOf?: (result: Result) => Omit<KeptAnswer, 'shiftId'>,
): Promise<Result> {
  const steps: (() => void)[] = [];
  let change: UnitChange | null = null;
  let named: number | null = null;
  let hasRun = false;
  const takeChange = () => {
    const taken = change;
    change = null;
    return taken;
  };

  const result = await database.lateTransaction(async (transaction) => {
    const done = await work({
      run: async (asked, ...values) => {
        hasRun = true;
        await takeChange()?.write(transaction, null);
        return transaction.run(asked, ...values);
      },
      stage: (next, shiftId = null) => {
        if (change !== null) throw new Error('A unit stages one change at a time.');
        change = next;
        named = shiftId;
        steps.push(...next.events.map((event) => () => push.publish(event)));
      },
      tell: (event) => void steps.push(() => push.publish(event)),
      afterwards: (step) => void steps.push(step),
    });
    const runner = hasRun ? transaction : database;
    const answer = answerOf === undefined ? null : { ...answerOf(done), shiftId: named };
    const last = takeChange();
    if (last !== null) await last.write(runner, answer);
    else if (answer !== null) await keepAnswer(runner, answer);
    return done;
  });
  for (const step of steps) step();
  return result;
}
