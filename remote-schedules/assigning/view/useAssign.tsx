import { useState, type ReactNode } from 'react';
import type { WorkSchedule } from 'shared-contracts';
import { withWords } from '../../later-parts/withWords.tsx';
import type { PlanTargets } from '../../plan-targets/rules/planTargets.ts';
import { assignWords } from './assignWords.ts';
import type { DirectOrder } from './DirectAssign.tsx';
import type { PlanDone } from './usePlanRun.ts';

export interface DirectAssigning {
  /** Assigns a schedule to days or rows at once; nothing while another one is under way. */
  readonly assign: (targets: PlanTargets, schedule: WorkSchedule) => void;
  readonly isAssigning: boolean;
  /** How far it is; to be rendered somewhere in the page. */
  readonly running: ReactNode;
}

/** Assigning without the panel, by dragging a schedule onto days or by a key; it can be undone alike. */
export function useAssign(onDone: (answer: PlanDone) => void): DirectAssigning {
  const [order, setOrder] = useState<DirectOrder | null>(null);
  return {
    assign: (targets, schedule) =>
      setOrder((last) => last ?? { targets, choice: { kind: 'schedule', schedule } }),
    isAssigning: order !== null,
    running: order && <DirectAssign order={order} onDone={onDone} onEnd={() => setOrder(null)} />,
  };
}

const DirectAssign = withWords(
  async () => (await import(/* webpackChunkName: "assigning" */ './DirectAssign.tsx')).DirectAssign,
  assignWords,
);
