import { useEffect } from 'react';
import type { DateRange, LocalDate, WorkSchedule } from 'shared-contracts';
import { later, useAtom } from 'shared-ui';
import type { PlannedRow, PlanTargets } from '../../plan-targets/rules/planTargets.ts';
import { draggedScheduleAtom } from '../../schedule-drag/draggedSchedule.ts';
import type { PlanSelection } from '../rules/planSelection.ts';
import type { BoardPlace } from './boardPoint.ts';
import type { RowsInView } from './useRowsInView.ts';

export interface DropLayerProps {
  readonly place: BoardPlace;
  readonly range: DateRange;
  readonly dates: readonly LocalDate[];
  readonly rowAt: (index: number) => PlannedRow | undefined;
  readonly shown: RowsInView;
  readonly selection: PlanSelection;
  readonly onDrop: (targets: PlanTargets, schedule: WorkSchedule) => void;
}

const laterDrag = later(() => import(/* webpackChunkName: "schedule-drag" */ './ScheduleDrag.tsx'));

/** The drop target for schedules on the board's days; renders nothing without a drag. */
export function DropLayer(props: DropLayerProps) {
  const [dragged, setDragged] = useAtom(draggedScheduleAtom);
  const part = laterDrag.usePart(dragged !== null);
  useEffect(() => () => setDragged(null), [setDragged]);
  return (
    part &&
    dragged && <part.ScheduleDrag {...props} dragged={dragged} onEnd={() => setDragged(null)} />
  );
}
