import { toMillis } from 'shared-contracts';
import type { ServerContext } from '../../calls/serverContext.ts';
import type { Features } from '../../features/createFeatures.ts';
import { readKnownDevices } from './watchTerminals.ts';

/** Figures for operators about signed-in terminal devices; 0 without terminals. */
export function createTerminalMetrics(
  { database, metrics, now }: Pick<ServerContext, 'database' | 'metrics' | 'now'>,
  features: Pick<Features, 'read'>,
): void {
  metrics.measure(
    {
      terminal_silent_seconds: 'Seconds for which the terminal that is missed most was not seen',
      terminal_kept_punches: 'Punches that terminals keep, as they said last',
      terminal_keeps_seconds: 'Seconds for which the terminal that keeps them longest has done so',
      terminal_clock_off_seconds: 'Seconds by which the worst clock of a terminal is off',
    },
    async () => {
      const { features: switches } = await features.read();
      const devices = switches.TERMINAL ? await database.run(readKnownDevices) : [];
      const since = (at: string) => (now().getTime() - toMillis(at)) / 1000;
      const most = (figures: readonly number[]) => Math.max(0, ...figures);
      return {
        terminal_silent_seconds: most(devices.map(({ lastSeenAt }) => since(lastSeenAt))),
        terminal_kept_punches: devices.reduce(
          (sum, { queueLength }) => sum + (queueLength ?? 0),
          0,
        ),
        terminal_keeps_seconds: most(
          devices.map(({ keepsSince }) => (keepsSince === null ? 0 : since(keepsSince))),
        ),
        terminal_clock_off_seconds: most(
          devices.map(({ clockOffSeconds }) => Math.abs(clockOffSeconds ?? 0)),
        ),
      };
    },
  );
}
