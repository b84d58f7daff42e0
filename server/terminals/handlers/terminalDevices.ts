import { toMillis, type Instant } from 'shared-contracts';
import type { TerminalActor } from '../../calls/actor.ts';
import type { Handlers } from '../../calls/calls.ts';
import { command } from '../../calls/commands.ts';
import { Refusal } from '../../calls/refusal.ts';
import { requireFound } from '../../calls/sharedRefusals.ts';
import type { UnitContext } from '../../calls/unitOfWork.ts';
import type { SessionStore } from '../../session/data/createSessions.ts';
import { endDevice, noteHeartbeat } from '../data/terminalDevices.ts';

export interface HeartbeatParts {
  readonly context: UnitContext;
  readonly sessions: SessionStore;
  /** Whether this terminal asks for the number instead of searching by face. */
  readonly asksNumberBeforeFace: (terminal: TerminalActor, now: Date) => Promise<boolean>;
}

/** The state that wall devices report, and how a device is signed out. */
export function terminalDevices({
  context,
  sessions,
  asksNumberBeforeFace,
}: HeartbeatParts): Pick<Handlers, 'sendHeartbeat' | 'endDeviceSession'> {
  const { database } = context;
  return {
    sendHeartbeat: async ({ terminal, tokens, body: said, now }) => {
      const { version = null, queueLength, deviceDateTime } = said;
      const opened = tokens.terminal && (await sessions.readTerminal(tokens.terminal, now));
      if (!opened) throw new Refusal('NO_SESSION');
      const off = deviceDateTime === undefined ? null : clockOff(deviceDateTime, now);
      await database.run(noteHeartbeat, {
        sessionId: terminal.sessionId,
        version,
        queueLength,
        clockSkew: off,
        now,
      });
      const left = Date.parse(opened.session.expiresAt) - now.getTime();
      const endsInSeconds = Math.max(0, Math.floor(left / 1000));
      const body = {
        endsInSeconds,
        serverTime: now.toISOString(),
        asksNumberBeforeFace: await asksNumberBeforeFace(terminal, now),
      };
      return { status: 200, body };
    },
    endDeviceSession: command(context, async ({ path: { id } }, unit) => {
      const [ended] = await unit.run(endDevice, { sessionId: id });
      requireFound(ended);
      unit.afterwards(() => sessions.forget());
      return { status: 204, target: { terminal: `terminal-${ended.terminal_id}` } };
    }),
  };
}

/** Seconds by which a device's clock is ahead, limited to a year. */
function clockOff(deviceDateTime: Instant, now: Date): number {
  const seconds = Math.round((toMillis(deviceDateTime) - now.getTime()) / 1000);
  return Math.max(-longestOff, Math.min(seconds, longestOff));
}

const longestOff = 366 * 24 * 3600;
