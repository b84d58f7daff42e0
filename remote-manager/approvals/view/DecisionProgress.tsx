import { BatchProgress } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { Progress } from './useDecide.ts';

export interface DecisionProgressProps {
  readonly progress: Progress;
  readonly onStop: () => void;
}

/** The progress of a batch decision, with a button to stop. */
export function DecisionProgress({ progress, onStop }: DecisionProgressProps) {
  const text = useText();
  const { decision, answered, total } = progress;
  const words = text(`approvals.progress.${decision}`, { answered, total });
  const stop = text('approvals.stop');
  return <BatchProgress {...{ answered, total, words, stop, onStop }} />;
}
