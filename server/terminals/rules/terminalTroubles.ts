import { limits, toMillis, type Instant } from 'shared-contracts';
import type { TerminalNotice } from '../../notifications/rules/notice.ts';

/** The known state of a device that is, or was, signed in as a terminal. */
export interface KnownDevice {
  readonly lastSeenAt: Instant;
  /** Null while it holds no punches. */
  readonly keepsSince: Instant | null;
  readonly queueLength: number | null;
  /** Null until reported. */
  readonly clockOffSeconds: number | null;
}

export type TerminalTrouble = Pick<TerminalNotice, 'kind' | 'since' | 'amount'>;

const minute = 60_000;

/**
 * The problems of a device that administrators are told of: not seen, unsent punches, a wrong
 * clock.
 */
export function terminalTroubles(device: KnownDevice, now: Instant): readonly TerminalTrouble[] {
  const { lastSeenAt, keepsSince, queueLength, clockOffSeconds } = device;
  const isPast = (since: Instant, minutes: number) =>
    toMillis(now) - toMillis(since) >= minutes * minute;
  return [
    ...(isPast(lastSeenAt, limits.terminalSilentMinutes)
      ? [{ kind: 'TERMINAL_SILENT', since: lastSeenAt, amount: 0 } as const]
      : []),
    ...(keepsSince !== null && isPast(keepsSince, limits.terminalKeepsMinutes)
      ? [{ kind: 'TERMINAL_KEEPS', since: keepsSince, amount: queueLength ?? 0 } as const]
      : []),
    ...(Math.abs(clockOffSeconds ?? 0) > limits.terminalClockOffSeconds
      ? [
          {
            kind: 'TERMINAL_CLOCK_OFF',
            since: lastSeenAt,
            amount: Math.abs(clockOffSeconds ?? 0),
          } as const,
        ]
      : []),
  ];
}
