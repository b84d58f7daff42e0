import type { LocalDate, PlannedDay } from 'shared-contracts';
import { Button, Dialog, type BarColors } from 'shared-ui';
import type { DatedPlan } from '../../bars/rules/planDays.ts';
import { DayBlocks } from '../../bars/view/DayBlocks.tsx';
import { useText } from '../../messages/useText.ts';
import type { PlannedRow } from '../../plan-targets/rules/planTargets.ts';
import type { RowPlan } from '../rules/rowPlan.ts';

export interface PersonWeekProps {
  readonly row: PlannedRow;
  readonly plan: RowPlan;
  readonly today: LocalDate;
  readonly colorsOf: (planned: PlannedDay) => BarColors | undefined;
  readonly onOpen: (plan: RowPlan, days: readonly DatedPlan[]) => void;
  readonly onClose: () => void;
}

/** A person's week from top to bottom. */
export function PersonWeek({ row, plan, today, colorsOf, onOpen, onClose }: PersonWeekProps) {
  const text = useText();
  return (
    <Dialog
      open
      onClose={onClose}
      title={text('board.week', { name: row.employeeName })}
      subtitle={row.position.description}
      actions={<Button onClick={onClose}>{text('schedules.close')}</Button>}
    >
      <DayBlocks
        days={plan.days}
        today={today}
        colorsOf={colorsOf}
        onOpen={(day) => onOpen(plan, [day])}
      />
    </Dialog>
  );
}
