import { BatchProgress } from 'shared-ui';
import type { OrderProgress } from 'shared-ui/orders';
import { useAssignText } from '../messages/useText.ts';

export interface RunProgressProps {
  readonly progress: OrderProgress;
  readonly onStop: () => void;
}

/** The progress of a large order, with a button to stop. */
export function RunProgress({ progress: { answered, total }, onStop }: RunProgressProps) {
  const text = useAssignText();
  const words = text('assign.progress', { done: answered, total });
  return <BatchProgress {...{ answered, total, words, onStop }} stop={text('assign.stop')} />;
}
