import { createHash } from 'node:crypto';
import type { components } from 'shared-contracts';
import type { Answer, CallRequest, Handlers } from '../../calls/calls.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { Database } from '../../database/database.ts';
import { hashToken, newToken } from '../../session/data/accessTokens.ts';
import type { FailedLogIns, LogInAttempt } from '../../session/data/failedLogIns.ts';
import { provePassword } from '../../session/data/provePassword.ts';
import type { ShiftBook } from '../../shifts/data/createShiftBook.ts';
import { findByBadge, findByNumber, type Identity } from '../data/identities.ts';
import { readClockings, type Clocking } from '../data/readClockings.ts';
import { openDialog } from '../data/terminalDialogs.ts';

type Asked = Pick<
  CallRequest<'identifyByPin' | 'identifyByBadge'>,
  'terminal' | 'now' | 'operationId'
>;

/** Seconds that a dialog counts down at the terminal (spec §9). */
const closesInSeconds = 60;
/** Seconds after that in which a press that was made in time may still arrive. */
const graceInSeconds = 15;

/**
 * Who somebody at a terminal is, by number and PIN or by badge. Failures count for the person at this
 * terminal; many of them at one terminal make it wait, and lock nobody else out.
 */
export function identify(
  database: Database,
  book: ShiftBook,
  failures: FailedLogIns,
): Pick<Handlers, 'identifyByPin' | 'identifyByBadge'> {
  async function requireOn(property: 'TERMINAL_PIN' | 'TERMINAL_BADGE'): Promise<void> {
    const { properties } = await book.features.read();
    if (!properties[property]) throw new Refusal('FEATURE_OFF');
  }

  async function openFor(
    person: Identity,
    { terminal, now }: Asked,
  ): Promise<Answer<'identifyByPin'>> {
    const { clockings, workedTodayInSeconds } = await readClockings(database, book, person.id, now);
    if (clockings.length === 0) throw new Refusal('NOTHING_TO_CLOCK');
    const dialogToken = newToken();
    const endsAt = new Date(now.getTime() + (closesInSeconds + graceInSeconds) * 1000);
    const offered = clockings.map(({ assignmentId, shiftId, plannedEnd, operations }) => ({
      ...{ assignmentId, shiftId, plannedEnd, operations },
    }));
    await database.run(openDialog, [
      hashToken(dialogToken),
      terminal.id,
      person.id,
      endsAt,
      JSON.stringify(offered),
      now,
    ]);
    return {
      status: 200,
      body: {
        dialogToken,
        closesInSeconds,
        serverTime: now.toISOString(),
        employee: {
          id: person.id,
          firstName: person.first_name,
          lastName: person.last_name,
          locale: person.locale,
          is24Hour: person.is_24_hour,
        },
        workedTodayInSeconds,
        assignments: clockings.map(shown),
      },
    };
  }

  return {
    identifyByPin: async (request) => {
      await requireOn('TERMINAL_PIN');
      const { employeeNumber, pin } = request.body;
      const [person] = await database.run(findByNumber, [employeeNumber]);
      const account = `PIN of ${person?.id ?? employeeNumber.toLowerCase()} at ${nameOf(request)}`;
      const proof = { password: pin, passwordHash: person?.pin_hash ?? null };
      const proven = await provePassword(failures, attemptOf(request, account), proof);
      if (!proven || person === undefined) throw new Refusal('NOT_IDENTIFIED');
      return openFor(person, request);
    },
    identifyByBadge: async (request) => {
      await requireOn('TERMINAL_BADGE');
      const { badge } = request.body;
      const digest = createHash('sha256').update(badge).digest('base64url');
      const attempt = attemptOf(request, `badge ${digest} at ${nameOf(request)}`);
      await failures.refuseTooMany(attempt);
      const [person] = await database.run(findByBadge, [badge]);
      if (person === undefined) {
        await failures.note(attempt);
        throw new Refusal('NOT_IDENTIFIED');
      }
      return openFor(person, request);
    },
  };
}

function shown(clocking: Clocking): components['schemas']['TerminalAssignment'] {
  const { assignmentId, position, company, timeZone, state, since, plannedEnd } = clocking;
  const operations = [...clocking.operations];
  return { assignmentId, position, company, timeZone, state, since, plannedEnd, operations };
}

function nameOf({ terminal }: Pick<Asked, 'terminal'>): `terminal ${number}` {
  return `terminal ${terminal.id}`;
}

/** A terminal is what an address is for log-ins: where guesses come from. */
function attemptOf(request: Asked, account: string): LogInAttempt {
  const address = nameOf(request);
  return { account, subject: address, address, device: null, now: request.now };
}
