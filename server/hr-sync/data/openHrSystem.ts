import { setTimeout } from 'node:timers/promises';
import { demoFaults } from 'demo-data/people.ts';
import type { Configuration } from '../../configuration/configuration.ts';
import { hasHrSystem } from '../../configuration/planDemo.ts';
import type { Database } from '../../database/database.ts';
import { holdingOf } from '../../database/installation.ts';
import type { HrSystem } from '../../hr-outbox/rules/hrSystem.ts';
import { createSimulatedHrSystem } from './createSimulatedHrSystem.ts';

type Settings = Pick<Configuration, 'hrSimulation' | 'successFactors'>;

/**
 * The connected external HR system; null if there is none. `named` is the one in the settings,
 * unless it is the simulation.
 */
export async function openHrSystem(
  database: Database,
  settings: Settings,
  named: HrSystem | null = null,
): Promise<HrSystem | null> {
  if (named !== null) return named;
  const holding = await holdingOf(database);
  if (!hasHrSystem(settings, holding)) return null;
  const {
    isNamed: _isNamed,
    unknownPeople,
    unreachablePeople,
    ...simulation
  } = settings.hrSimulation;
  const faults = holding === 'demo' ? demoFaults : noFaults;
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
