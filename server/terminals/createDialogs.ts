import { terminalCountdownSeconds, type components, type Locale } from 'shared-contracts';
import type { TerminalActor } from '../calls/actor.ts';
import { Refusal } from '../calls/refusal.ts';
import type { SecuritySubject } from '../calls/securityEvent.ts';
import type { Database } from '../database/database.ts';
import { hashToken, newToken } from '../session/data/accessTokens.ts';
import type { ShiftBook } from '../shifts/data/createShiftBook.ts';
import type { Identity } from './data/identities.ts';
import { readClockings, type Clocking } from './data/readClockings.ts';
import { addDialog } from './data/terminalDialogs.ts';

/** A person whose identity has been proven, in any way. */
export type Recognised = Omit<Identity, 'pin_hash'>;

/**
 * Opens a person's dialog at a terminal. @throws Refusal NOTHING_TO_CLOCK without an assignment to
 * clock for, ON_APPROVED_LEAVE if all of them are on leave and clocked
 * out.
 */
export type OpenDialog = (
  person: Recognised,
  at: {
    readonly terminal: TerminalActor;
    /** The terminal's language, for people who have not chosen one. */
    readonly locale: Locale;
    readonly now: Date;
  },
) => Promise<components['schemas']['TerminalDialog']>;

/** Seconds after the end in which a press made in time can still arrive. */
const graceInSeconds = 15;

export function createDialogs(database: Database, book: ShiftBook): OpenDialog {
  return async (person, { terminal, locale, now }) => {
    const { clockings, workedTodayInSeconds } = await readClockings(database, book, person.id, now);
    if (clockings.length === 0) throw new Refusal('NOTHING_TO_CLOCK', aboutOf(person));
    const open = clockings.filter(({ state, isOnLeave }) => state !== 'CLOCKED_OUT' || !isOnLeave);
    if (open.length === 0) throw new Refusal('ON_APPROVED_LEAVE', aboutOf(person));
    const dialogToken = newToken();
    const endsAt = new Date(now.getTime() + (terminalCountdownSeconds + graceInSeconds) * 1000);
    const offered = open.map(({ assignmentId, shiftId, plannedEnd, operations }) => ({
      ...{ assignmentId, shiftId, plannedEnd, operations },
    }));
    await database.run(addDialog, {
      tokenHash: hashToken(dialogToken),
      terminalId: terminal.id,
      employeeId: person.id,
      endsAt,
      offered: JSON.stringify(offered),
      sessionId: terminal.sessionId,
    });
    return {
      dialogToken,
      closesInSeconds: terminalCountdownSeconds,
      serverTime: now.toISOString(),
      employee: {
        id: person.id,
        firstName: person.first_name,
        lastName: person.last_name,
        locale: person.own_locale ?? locale,
        is24Hour: person.is_24_hour,
      },
      workedTodayInSeconds,
      assignments: open.map(shown),
    };
  };
}

function shown(clocking: Clocking): components['schemas']['TerminalAssignment'] {
  const { assignmentId, position, company, timeType, costCenter, timeZone } = clocking;
  const { state, since, lastPunch, plannedShift, plannedEnd, plannedBreak } = clocking;
  const operations = [...clocking.operations];
  return {
    ...{ assignmentId, position, company, timeType, costCenter, timeZone },
    ...{ state, since, lastPunch, plannedShift, plannedEnd, plannedBreak, operations },
  };
}

/** The person whom a refusal concerns, for the security log. */
export function aboutOf(person: Pick<Identity, 'id'> | null): {
  readonly subject?: SecuritySubject;
} {
  return person === null ? {} : { subject: `employee ${person.id}` };
}
