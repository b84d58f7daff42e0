import type { components } from 'shared-contracts';
import type { Answer, Handler } from '../../calls/calls.ts';
import { ownIdempotency } from '../../calls/commands.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { ServerContext } from '../../calls/serverContext.ts';
import { createPunch } from '../../clocking/createPunch.ts';
import { hashToken } from '../../session/data/accessTokens.ts';
import type { WritableBook } from '../../shift-changes/createShiftCommits.ts';
import { readWorkedToday } from '../data/readClockings.ts';
import { claimDialog, releaseDialog } from '../data/terminalDialogs.ts';
import { requireOffered } from '../policies/requireOffered.ts';
import { terminalPunch } from './terminalPunch.ts';

type Schemas = components['schemas'];

/**
 * The one press of a dialog. Claims the dialog before the punch and releases it if the punch is
 * refused, so that only one of two simultaneous presses counts; a retry gets the first answer.
 */
export function punchAtTerminal(
  context: ServerContext,
  book: WritableBook,
): Handler<'punchAtTerminal'> {
  const { database } = context;
  const punch = createPunch(context, book);

  return ownIdempotency(async (request) => {
    const { body, terminal, idempotencyKey, now } = request;
    const tokenHash = hashToken(body.dialogToken);
    const [dialog] = await database.run(claimDialog, {
      tokenHash,
      terminalId: terminal.id,
      idempotencyKey,
      now,
      sessionId: terminal.sessionId,
    });
    if (dialog === undefined) throw new Refusal('DIALOG_ENDED');
    const { employee_id: employeeId, offered } = dialog;
    const release = () => database.run(releaseDialog, { tokenHash, idempotencyKey });
    const offer = await orRelease(release, async () => requireOffered(offered, body));
    const answer = await orRelease(release, () =>
      punch(terminalPunch(request, body, terminal.place, employeeId, offer)),
    );
    return {
      status: 200,
      body: {
        operation: body.operation,
        ...momentOf(body.operation, answer.body.shiftTimePairs[0], now),
        workedTodayInSeconds: await readWorkedToday(database, employeeId, now),
        plannedEnd: offer.plannedEnd,
        violations: [...answer.body.violations],
      },
    };
  });
}

/**
 * Releases the dialog if the punch is refused, since the next press has another key. After any other
 * failure the punch may be recorded: only the same key gets its answer.
 */
async function orRelease<Done>(
  release: () => Promise<unknown>,
  work: () => Promise<Done>,
): Promise<Done> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) await release();
    throw error;
  }
}

/** The recorded time and zone. A break that was too short to count has no end. */
function momentOf(
  operation: Schemas['TerminalOperation'],
  shift: Answer<'clockInShift'>['body']['shiftTimePairs'][number] | undefined,
  now: Date,
): Pick<Schemas['TerminalPunchAnswer'], 'at' | 'timeZone'> {
  const timeZone = shift?.timeZone ?? 'UTC';
  const lastBreak = shift?.segmentTimePairs.at(-1);
  const punch = {
    CLOCK_IN: shift?.clockIn,
    CLOCK_OUT: shift?.clockOut,
    BREAK_IN: lastBreak?.clockIn,
    RESUME: lastBreak?.clockOut,
  }[operation];
  return { at: punch?.date ?? now.toISOString(), timeZone };
}
