import { type Configuration, StartRefused } from './configuration.ts';

/** The content of the database: empty, the demo company, or a real one. */
export type Holding = 'nothing' | 'demo' | 'company';

/** Whether demo data is used, and the resulting address to listen on. */
export interface DemoPlan {
  readonly demo: boolean;
  /** Address to listen on: `localhost` is both 127.0.0.1 and ::1. */
  readonly host: string;
}

/** Names of this machine, in network addresses and in URLs. */
export const loopback = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);

/**
 * Combines DEMO, HOST and the content of the database. Throws `StartRefused` if they contradict
 * each other: demo data, whose passwords are known, stays on this machine unless DEMO=exposed.
 */
export function planDemo(
  { demo: wanted, host, trustedProxies }: Pick<Configuration, 'demo' | 'host' | 'trustedProxies'>,
  holding: Holding,
): DemoPlan {
  const isWanted = wanted === 'loopback' || wanted === 'exposed';
  if (wanted === 'off' && holding === 'demo') {
    throw new StartRefused(
      'The database holds the demo company, but DEMO is not set: set DEMO=1, or choose another database with DATABASE_URL or DATA_DIR.',
    );
  }
  if (isWanted && holding === 'company') {
    throw new StartRefused(
      'DEMO asks for the demo company, but the database holds a real one: remove DEMO, or choose another database with DATABASE_URL or DATA_DIR.',
    );
  }
  const demo = isWanted || (wanted === 'auto' && holding !== 'company');
  if (!demo || wanted === 'exposed') return { demo, host: host ?? '::' };
  if (trustedProxies.length > 0) {
    throw new StartRefused(
      'TRUST_PROXY is set, so others come through a proxy, but demo data are for this machine only: leave TRUST_PROXY out, set DEMO=exposed to let others reach the demo company, or DEMO=0 with an empty database.',
    );
  }
  if (host === null || loopback.has(host)) return { demo, host: host ?? 'localhost' };
  throw new StartRefused(
    `HOST is ${host}, but demo data are for this machine only: leave HOST out, or set DEMO=exposed to let others reach the demo company.`,
  );
}

/**
 * Whether an external HR system is connected. A real company gets the simulation only if it is
 * named: its time would appear delivered although it was not.
 */
export function hasHrSystem(
  { hrSimulation, successFactors }: Pick<Configuration, 'hrSimulation' | 'successFactors'>,
  holding: Holding,
): boolean {
  return successFactors !== null || hrSimulation.isNamed || holding === 'demo';
}
