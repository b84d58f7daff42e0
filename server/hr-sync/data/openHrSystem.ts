import { setTimeout } from 'node:timers/promises';
import { demoFaults } from '../../company/demo/people.ts';
import type { Configuration } from '../../configuration/configuration.ts';
import type { Database } from '../../database/database.ts';
import { holdingOf } from '../../database/installation.ts';
import type { HrSystem } from '../rules/hrSystem.ts';
import { createSimulatedHrSystem } from './createSimulatedHrSystem.ts';

type Settings = Pick<Configuration, 'hrSimulation'>;

/**
 * Whether an external HR system is connected. A real company gets the simulation only by name: its
 * time would seem delivered and have gone nowhere.
 */
export async function hasHrSystem(
  database: Database,
  { hrSimulation }: Settings,
): Promise<boolean> {
  return hrSimulation.isNamed || (await holdingOf(database)) === 'demo';
}

/** The external HR system that is connected; null where there is none. */
export async function openHrSystem(
  database: Database,
  settings: Settings,
): Promise<HrSystem | null> {
  if (!(await hasHrSystem(database, settings))) return null;
  const {
    isNamed: _isNamed,
    unknownPeople,
    unreachablePeople,
    ...simulation
  } = settings.hrSimulation;
  const faults = (await holdingOf(database)) === 'demo' ? demoFaults : noFaults;
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
