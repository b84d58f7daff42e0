import { setTimeout } from 'node:timers/promises';
import { demoFaults } from '../../company/demo/people.ts';
import type { Configuration } from '../../configuration/configuration.ts';
import type { Database } from '../../database/database.ts';
import { holdingOf } from '../../database/installation.ts';
import type { HrSystem } from '../rules/hrSystem.ts';
import { createSimulatedHrSystem } from './createSimulatedHrSystem.ts';

/**
 * The external HR system that is connected; null where there is none. A real company gets the
 * simulation only by name: its time would seem delivered and have gone nowhere.
 */
export async function openHrSystem(
  database: Database,
  {
    hrSimulation: { isNamed, unknownPeople, unreachablePeople, ...simulation },
  }: Pick<Configuration, 'hrSimulation'>,
): Promise<HrSystem | null> {
  const isDemo = (await holdingOf(database)) === 'demo';
  if (!isDemo && !isNamed) return null;
  const faults = isDemo ? demoFaults : noFaults;
  return createSimulatedHrSystem(
    {
      ...simulation,
      unknownPeople: unknownPeople ?? faults.unknownPeople,
      unreachablePeople: unreachablePeople ?? faults.unreachablePeople,
    },
    {
      wait: (milliseconds, signal) => setTimeout(milliseconds, undefined, { signal }),
      chance: Math.random,
    },
  );
}

const noFaults = { unknownPeople: [], unreachablePeople: [] } as const;
