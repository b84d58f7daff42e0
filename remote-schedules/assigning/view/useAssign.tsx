import { useCallback, useState, type ReactNode } from 'react';
import type { WorkSchedule } from 'shared-contracts';
import type { PlanTargets } from '../../plan-targets/rules/planTargets.ts';
import { DirectAssign } from './assigningParts.ts';
import type { DirectOrder } from './DirectAssign.tsx';

export interface DirectAssigning {
  /** Assigns a schedule to days or rows at once, or after the one in progress. */
  readonly assign: (targets: PlanTargets, schedule: WorkSchedule) => void;
  readonly isAssigning: boolean;
  /** The progress; render somewhere in the page. */
  readonly running: ReactNode;
}

/** Assigning without the panel, by dragging a schedule onto days; it can also be undone. */
export function useAssign(onDone: () => void): DirectAssigning {
  const [orders, setOrders] = useState<readonly DirectOrder[]>([]);
  const [order] = orders;
  const assign = useCallback((targets: PlanTargets, schedule: WorkSchedule) => {
    setOrders((last) => [...last, { targets, choice: { kind: 'schedule', schedule } }]);
  }, []);
  return {
    assign,
    isAssigning: order !== undefined,
    running: order && (
      <DirectAssign
        order={order}
        onDone={onDone}
        onEnd={() => setOrders((last) => last.slice(1))}
      />
    ),
  };
}
