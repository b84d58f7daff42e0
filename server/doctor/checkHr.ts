import type { Configuration } from '../configuration/configuration.ts';
import { hasHrSystem, type Holding } from '../configuration/planDemo.ts';
import { createSuccessFactors } from '../successfactors/createSuccessFactors.ts';
import { remarksAbout, wordsOf, type Remark } from './rules/remark.ts';

const { well, note, trouble } = remarksAbout('HR system');

/** Whether the HR system can be used; asks, and sends nothing. */
export async function checkHr(configuration: Configuration, holding: Holding): Promise<Remark[]> {
  const { successFactors } = configuration;
  if (successFactors === null) {
    return [
      hasHrSystem(configuration, holding)
        ? note('The HR system is a simulation: approved time goes nowhere.')
        : note('HR_SYSTEM is not set: approved time waits and leaves for nowhere.'),
    ];
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
