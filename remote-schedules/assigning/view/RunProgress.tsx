import { BatchProgress } from 'shared-ui';
import { useAssignText } from '../messages/useText.ts';
import type { PlanProgress } from './usePlanRun.ts';

export interface RunProgressProps {
  readonly progress: PlanProgress;
  readonly onStop: () => void;
}

/** How far an order of many rows is, and the way out of the rest. */
export function RunProgress({ progress: { answered, total }, onStop }: RunProgressProps) {
  const text = useAssignText();
  const words = text('assign.progress', { done: answered, total });
  return <BatchProgress {...{ answered, total, words, onStop }} stop={text('assign.stop')} />;
}
