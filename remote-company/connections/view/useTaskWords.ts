import { useText } from '../../messages/useText.ts';
import type { TrialPerson } from '../rules/mapping.ts';

/** Why a person gets no job, or no manager yet; null without a reason. */
export function useTaskWords(): (person: Pick<TrialPerson, 'task'>) => string | null {
  const text = useText();
  return ({ task }) => {
    if (task === null) return null;
    const { kind, value } = task;
    switch (kind) {
      case 'UNKNOWN_VALUE':
        return value === null
          ? text('trial.task.noValue')
          : text('trial.task.UNKNOWN_VALUE', { value });
      case 'UNKNOWN_TIME_ZONE':
      case 'UNKNOWN_COST_CENTER':
        return text(`trial.task.${kind}`, { value: value ?? '' });
      case 'ADMINISTRATOR':
      case 'MANAGER_MISSING':
      case 'MANAGER_WITHOUT_RIGHT':
      case 'OWN_MANAGER':
        return text(`trial.task.${kind}`);
      default:
        return text('trial.task.other');
    }
  };
}
