import { setTimeout } from 'node:timers/promises';
import { demoFaults } from '../../company/demo/people.ts';
import type { Configuration } from '../../configuration/configuration.ts';
import type { Database } from '../../database/database.ts';
import { holdingOf } from '../../database/installation.ts';
import type { HrSystem } from '../rules/hrSystem.ts';
import { createSimulatedHrSystem } from './createSimulatedHrSystem.ts';

/** The external HR system that the settings ask for; the demo company shows its faults as well. */
export async function openHrSystem(
  database: Database,
  { hrSimulation: { unknownPeople, unreachablePeople, ...simulation } }: Configuration,
): Promise<HrSystem> {
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
