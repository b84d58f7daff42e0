import type { Configuration } from '../configuration/configuration.ts';
import { hasHrSystem, type Holding } from '../configuration/planDemo.ts';
import { createSuccessFactors } from '../successfactors/createSuccessFactors.ts';
import { remarksAbout, wordsOf, type Remark } from './rules/remark.ts';

const { well, note, trouble } = remarksAbout('HR system');

type Environment = Readonly<Record<string, string | undefined>>;
type Settings = Pick<Configuration, 'successFactors' | 'hrSimulation'>;

/**
 * Whether the HR system can be used; checks it without sending data. `holding` is null if the
 * content of the database is unknown.
 */
export async function checkHr(
  configuration: Settings,
  holding: Holding | null,
  environment: Environment,
): Promise<Remark[]> {
  const { successFactors } = configuration;
  if (successFactors === null) {
    return [...unused(configuration, environment), note(withoutSystem(configuration, holding))];
  }
  try {
    const system = createSuccessFactors(successFactors, {
      now: () => new Date(),
      onLogInRefused: () => undefined,
    });
    const faults = await system.faults(AbortSignal.timeout(successFactors.timeout));
    if (faults.length > 0) return faults.map(trouble);
    return [well('SuccessFactors answers, and has what is needed.')];
  } catch (error) {
    return [trouble(`${wordsOf(error)}.`)];
  }
}

function withoutSystem(settings: Settings, holding: Holding | null): string {
  if (hasHrSystem(settings, holding ?? 'nothing')) {
    return 'The HR system is a simulation: approved time goes nowhere.';
  }
  const demo = holding === null ? ', but for the demo company, which gets a simulation' : '';
  return `HR_SYSTEM is not set: approved time waits and leaves for nowhere${demo}.`;
}

/** Settings of a system that is not used; a simulation that is named explicitly may be intended. */
function unused({ hrSimulation }: Settings, environment: Environment): Remark[] {
  const names = Object.keys(environment)
    .filter((name) => name.startsWith('SUCCESSFACTORS_') && environment[name]?.trim())
    .toSorted();
  if (names.length === 0) return [];
  const remark = hrSimulation.isNamed ? note : trouble;
  const sentence =
    'set, but HR_SYSTEM is not successfactors: nothing goes there. Set it, or leave these out';
  return [remark(`${names.join(', ')}: ${sentence}.`)];
}
