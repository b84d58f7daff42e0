import { dayCount, type DateRange } from 'shared-contracts';
import { useUserFormats } from 'shared-ui';
import { useAssignText } from '../messages/useText.ts';
import type { AssignChoice } from '../rules/assignChoice.ts';
import { plannedRanges, type PlanOrder } from '../rules/planOrder.ts';
import { useScheduleLines } from './useScheduleLines.ts';

/** The plan of an order and its days, in a few words: `Late, 23 – 29 Nov`. */
export function usePlannedWords(): (order: PlanOrder, choices: readonly AssignChoice[]) => string {
  const text = useAssignText();
  const formats = useUserFormats();
  const lines = useScheduleLines();

  const rangeText = ({ startDate, endDate }: DateRange) =>
    startDate === endDate ? formats.day(startDate) : formats.dateRange(startDate, endDate);

  function nameOf(choice: AssignChoice): string {
    const { name, times } = lines.ofChoice(choice);
    return choice.kind === 'new' ? times : name;
  }

  function daysText(order: PlanOrder): string {
    const ranges = plannedRanges(order);
    const [only] = ranges;
    if (only && ranges.length === 1) return rangeText(only);
    const count = ranges.reduce((sum, range) => sum + dayCount(range), 0);
    return text('assign.rotate.day', { count });
  }

  return (order, choices) => {
    const names = [...new Set(choices.map(nameOf))].join(' – ');
    const name = order.kind === 'copy' ? text('assign.what.copy') : names;
    return text('assign.what', { name, days: daysText(order) });
  };
}
