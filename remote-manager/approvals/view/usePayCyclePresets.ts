import { payCycleOn, previousPayCycle, type LocalDate } from 'shared-contracts';
import { useApi, useQuery } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { payCycleQuery } from '../data/supportQueries.ts';

/** The pay cycles that a manager closes, as ranges to choose; none of their days lies past today. */
export function usePayCyclePresets(today: LocalDate) {
  const text = useText();
  const { data } = useQuery(payCycleQuery(useApi()));
  if (!data) return [];
  return [
    {
      label: text('approvals.payCycle.current'),
      range: { startDate: payCycleOn(data, today).startDate, endDate: today },
    },
    { label: text('approvals.payCycle.previous'), range: previousPayCycle(data, today) },
  ];
}
