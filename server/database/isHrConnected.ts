import type { Configuration } from '../configuration/configuration.ts';
import { hasHrSystem } from '../configuration/planDemo.ts';
import type { Runner } from './statement.ts';
import { holdingOf } from './installation.ts';

/** Whether an external HR system is connected. Without one there are no deliveries. */
export async function isHrConnected(
  database: Runner,
  settings: Pick<Configuration, 'hrSimulation' | 'successFactors'>,
): Promise<boolean> {
  return hasHrSystem(settings, await holdingOf(database));
}
