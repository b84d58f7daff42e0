import { useEffect } from 'react';
import { laterPart, useAtom } from 'shared-ui';
import { draggedScheduleAtom } from '../../schedule-drag/draggedSchedule.ts';
import type { DropLayerProps } from './useScheduleDrag.ts';

const ScheduleDrag = laterPart(
  async () =>
    (await import(/* webpackChunkName: "schedule-drag" */ './ScheduleDrag.tsx')).ScheduleDrag,
  { early: true },
);

/** The drop target for schedules on the board's days; renders nothing without a drag. */
export function DropLayer(props: DropLayerProps) {
  const [dragged, setDragged] = useAtom(draggedScheduleAtom);
  useEffect(() => () => setDragged(null), [setDragged]);
  return dragged && <ScheduleDrag {...props} dragged={dragged} onEnd={() => setDragged(null)} />;
}
